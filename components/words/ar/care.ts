import { type ArabicCatalog } from '../catalog'

export const care: ArabicCatalog['care'] = {
  battery: {
    low: 'البطارية {{level}}٪. اشحن الجهاز قريبًا.',
    veryLow: 'البطارية {{level}}٪. اشحن الجهاز الآن.',
  },
  screen: {
    textSize: 'حجم النص',
    normal: 'عادي',
    large: 'كبير',
    largest: 'الأكبر',
    hand: 'اليد',
    right: 'اليد اليمنى',
    left: 'اليد اليسرى',
    handHint: 'أهم الأزرار تقع تحت إبهام هذه اليد.',
  },
  sound: {
    head: 'الصوت',
    off: 'بلا صوت، اهتزاز فقط',
    low: 'منخفض',
    middle: 'متوسط',
    loud: 'عالٍ',
    show: 'استمع إلى الأصوات',
    hide: 'إخفاء الأصوات',
    signals: {
      picked: { name: 'قطعة', means: 'قطعة واحدة في السلة' },
      'line-complete': { name: 'اكتمل الصنف', means: 'كل قطع الصنف في السلة' },
      weighed: { name: 'تم الوزن', means: 'أُخذ الوزن' },
      'order-complete': { name: 'اكتمل الطلب', means: 'تقرر كل شيء' },
      'wrong-item': { name: 'صنف خاطئ', means: 'ليس في هذا الطلب: أعده' },
      'unknown-code': { name: 'رمز غير معروف', means: 'المتجر لا يعرف هذا الرمز' },
      inactive: { name: 'غير معروض للبيع', means: 'المتجر لا يبيع هذا الآن' },
      choose: { name: 'اختر', means: 'الرمز يناسب صنفين: انظر إلى الشاشة' },
      'already-complete': { name: 'مكتمل من قبل', means: 'قطعة زائدة: أعدها' },
      refused: { name: 'مرفوض', means: 'شيء لم يتم: انظر إلى الشاشة' },
      'not-found': { name: 'غير موجود', means: 'سُجّل صنف غير موجود' },
      undone: { name: 'تراجع', means: 'أُلغيت الخطوة الأخيرة' },
      'new-order': { name: 'طلب جديد', means: 'وصل طلب جديد' },
    },
  },
  about: { head: 'عن هذا التطبيق', version: 'الإصدار' },
  update: {
    title: 'تم تحديث Tote إلى {{version}}',
    read: 'حسنًا',
    ready: 'يتوفر إصدار جديد.',
    restart: 'إعادة التشغيل',
  },
}
