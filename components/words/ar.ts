import { type ArabicCatalog } from './catalog'
import { care } from './ar/care'
import { crash } from './ar/crash'
import { history } from './ar/history'
import { managed } from './ar/managed'
import { newProduct } from './ar/newProduct'
import { order } from './ar/order'
import { orders } from './ar/orders'
import { outbox } from './ar/outbox'
import { people } from './ar/people'
import { picking } from './ar/picking'
import { products } from './ar/products'
import { promotions } from './ar/promotions'
import { replace } from './ar/replace'
import { review } from './ar/review'
import { scan } from './ar/scan'
import { scannerTest } from './ar/scannerTest'
import { settings } from './ar/settings'
import { shelfList } from './ar/shelfList'
import { signIn } from './ar/signIn'
import { tasks } from './ar/tasks'

export const ar: ArabicCatalog = {
  app: { name: 'Tote', purpose: 'تجهيز الطلبات' },
  action: {
    back: 'رجوع',
    cancel: 'إلغاء',
    retry: 'حاول مرة أخرى',
    menu: 'الإعدادات',
    loading: 'جارٍ التحميل',
    working: 'لحظة من فضلك',
  },
  signIn,
  setup: {
    title: 'إعداد الجهاز',
    question: 'هل تريد إعداد هذا الجهاز لمتجر {{store}}؟',
    store: 'المتجر',
    address: 'الخدمة',
    role: 'الدور',
    check: 'تابع فقط إذا كنت تعرف هذا العنوان. يرسل الجهاز إليه كل ما تجهّزه.',
    signedIn: 'هذا الجهاز يعمل حالياً لمتجر {{store}}. المتابعة تسجّل خروجه من هناك.',
    confirm: 'إعداد',
    refuse: 'ليس الآن',
    broken: 'لا يمكن استخدام هذا الرابط',
  },
  role: { picker: 'مجهّز طلبات', lead: 'قائد فريق' },
  orders,
  time: {
    left: 'باقٍ {{duration}}',
    late: 'متأخر {{duration}}',
    due: 'حان وقته',
    minutes_zero: '{{count}} دقيقة',
    minutes_one: 'دقيقة',
    minutes_two: 'دقيقتان',
    minutes_few: '{{count}} دقائق',
    minutes_many: '{{count}} دقيقة',
    minutes_other: '{{count}} دقيقة',
    hours_zero: '{{count}} ساعة',
    hours_one: 'ساعة',
    hours_two: 'ساعتان',
    hours_few: '{{count}} ساعات',
    hours_many: '{{count}} ساعة',
    hours_other: '{{count}} ساعة',
    days_zero: '{{count}} يوم',
    days_one: 'يوم',
    days_two: 'يومان',
    days_few: '{{count}} أيام',
    days_many: '{{count}} يوماً',
    days_other: '{{count}} يوم',
  },
  freshness: {
    offlineSince: 'غير متصل منذ {{time}}',
    staleSince: 'لم يُحدَّث منذ {{time}}',
  },
  outbox,
  order,
  scan,
  people,
  picking,
  cancel: {
    title: 'إلغاء {{code}}',
    open: 'إلغاء هذا الطلب',
    leadOnly: 'قائد الفريق وحده يستطيع الإلغاء',
    leadOnlyHint: 'اطلب من قائد فريقك إلغاء هذا الطلب.',
    meaning: 'لن يحصل العميل على طلب.',
    final_zero: 'لا يمكن التراجع عن هذا. {{count}} صنف، {{total}}.',
    final_one: 'لا يمكن التراجع عن هذا. صنف واحد، {{total}}.',
    final_two: 'لا يمكن التراجع عن هذا. صنفان، {{total}}.',
    final_few: 'لا يمكن التراجع عن هذا. {{count}} أصناف، {{total}}.',
    final_many: 'لا يمكن التراجع عن هذا. {{count}} صنفًا، {{total}}.',
    final_other: 'لا يمكن التراجع عن هذا. {{count}} صنف، {{total}}.',
    reason: 'السبب',
    because: { CLOSED: 'المتجر مغلق', ITEM_UNAVAILABLE: 'الأصناف غير متوفرة', TOO_BUSY: 'ضغط كبير' },
    keep: 'أبقِ الطلب',
    hold: 'اضغط مطوّلًا للإلغاء',
    tooLate: 'لم يعد إلغاء هذا الطلب ممكنًا. لقد سُلّم أو استُلم أو أُلغي.',
  },
  review,
  history,
  replace,
  products,
  promotions,
  tasks,
  shelfList,
  newProduct,
  settings,
  scannerTest,
  managed,
  problem: {
    offline: 'لا يمكن الوصول إلى الخدمة. تحقّق من اتصال هذا الجهاز ثم حاول مرة أخرى.',
    timeout: 'لم تُجب الخدمة في الوقت المناسب. حاول مرة أخرى بعد لحظات.',
    cancelled: 'توقّف هذا قبل أن يكتمل. حاول مرة أخرى.',
    unauthorized: 'لم تعد الخدمة تقبل هذا الجهاز. اطلب رمز إعداد جديداً من قائد الفريق.',
    refused: 'رفضت الخدمة هذا. اطلب المساعدة من قائد الفريق.',
    forbidden: 'لا يُسمح لهذا الجهاز بذلك. اطلب المساعدة من قائد الفريق.',
    gone: 'لم يعد هذا موجوداً. ارجع وانظر في القائمة.',
    'rate-limited_zero': 'الخدمة مشغولة. انتظر لحظة ثم حاول مرة أخرى.',
    'rate-limited_one': 'الخدمة مشغولة. انتظر ثانية واحدة ثم حاول مرة أخرى.',
    'rate-limited_two': 'الخدمة مشغولة. انتظر ثانيتين ثم حاول مرة أخرى.',
    'rate-limited_few': 'الخدمة مشغولة. انتظر {{count}} ثوانٍ ثم حاول مرة أخرى.',
    'rate-limited_many': 'الخدمة مشغولة. انتظر {{count}} ثانية ثم حاول مرة أخرى.',
    'rate-limited_other': 'الخدمة مشغولة. انتظر {{count}} ثانية ثم حاول مرة أخرى.',
    'service-failing': 'في الخدمة عطل. انتظر لحظة ثم حاول مرة أخرى.',
    'not-the-service':
      'أجاب شيء آخر بدلاً من الخدمة. تحقّق من العنوان ومما إذا كانت شبكة الواي فاي تطلب تسجيل دخول.',
    'broken-answer': 'أرسلت الخدمة شيئاً لا يفهمه هذا التطبيق. حدّث التطبيق أو اطلب المساعدة.',
    unknown: 'حدث خطأ ما. حاول مرة أخرى.',
  },
  crash,
  care,
  notFound: { title: 'لا شيء هنا', text: 'هذه الصفحة غير موجودة.', home: 'إلى الطلبات' },
}
