export const managed = {
  faulty:
    'The settings that were sent to this device cannot be used. Ask whoever manages it to check: {{fields}}.',
  field: {
    base_url: 'service address (base_url), with https',
    chain_id: 'chain (chain_id)',
    vendor_id: 'store (vendor_id)',
    device_token: 'device token (device_token)',
    store_name: 'store name (store_name)',
    currency: 'currency (currency), three letters',
    shared: 'shared device (shared), true or false',
  },
} as const
