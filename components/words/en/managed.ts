export const managed = {
  faulty:
    'The settings that were sent to this device cannot be used. Ask whoever manages it to check: {{fields}}.',
  untried:
    'The settings that were sent to this device are not in use yet: the service could not be reached. They are tried again by themselves.',
  refused: {
    token:
      'The service does not accept the settings that were sent to this device. Ask whoever manages it for a new device token (device_token).',
    store:
      'The service does not know the store in the settings that were sent to this device. Ask whoever manages it to check chain (chain_id) and store (vendor_id).',
  },
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
