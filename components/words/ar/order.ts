import { type ArabicCatalog } from '../catalog'

export const order: ArabicCatalog['order'] = {
  loading: 'جارٍ تحميل الطلب',
  failed: 'تعذّر تحميل هذا الطلب',
  byWeight: 'بالوزن',
  byPiece: 'بالقطعة',
  total: 'المجموع',
  comment: 'ملاحظة العميل',
  each: '{{price}} للقطعة',
  perKg: '{{price}} / كغ',
  pieces: '{{count}} ×',
  weight: '{{weight}} كغ',
  weightRange: 'من {{from}} إلى {{to}} كغ',
  wish: {
    BEST_MATCH: 'إن لم يوجد: أقرب بديل',
    CHOSEN: 'إن لم يوجد: اختار العميل بديلاً',
    NO_REPLACEMENT: 'إن لم يوجد: بدون بديل',
    CALL_ME: 'إن لم يوجد: اتصل بالعميل',
  },
  lineStatus: {
    NOT_PROCESSED: 'للتجهيز',
    IN_CART: 'في السلة',
    NOT_FOUND: 'غير موجود',
    REPLACED: 'مستبدل',
    ADDITION: 'مضاف',
  },
  status: {
    RECEIVED: 'للتجهيز',
    READY_FOR_PICKUP: 'جاهز للاستلام',
    DISPATCHED: 'في الطريق',
    PICKED_UP: 'تم استلامه',
    DELIVERED: 'تم توصيله',
    CANCELLED: 'ملغى',
  },
}
