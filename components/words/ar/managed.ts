import { type ArabicCatalog } from '../catalog'

export const managed: ArabicCatalog['managed'] = {
  faulty: 'لا يمكن استخدام الإعدادات المرسلة إلى هذا الجهاز. اطلب ممن يديره التحقق من: {{fields}}.',
  field: {
    base_url: 'عنوان الخدمة (base_url) مع https',
    chain_id: 'السلسلة (chain_id)',
    vendor_id: 'المتجر (vendor_id)',
    device_token: 'رمز الجهاز (device_token)',
    store_name: 'اسم المتجر (store_name)',
    currency: 'العملة (currency)، ثلاثة أحرف',
    shared: 'جهاز مشترك (shared)، true أو false',
  },
}
