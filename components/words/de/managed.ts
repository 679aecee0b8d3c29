import { type Catalog } from '../catalog'

export const managed: Catalog['managed'] = {
  faulty:
    'Die Einstellungen, die an dieses Gerät gesendet wurden, sind nicht brauchbar. Wer es verwaltet, soll prüfen: {{fields}}.',
  field: {
    base_url: 'Adresse des Dienstes (base_url), mit https',
    chain_id: 'Kette (chain_id)',
    vendor_id: 'Filiale (vendor_id)',
    device_token: 'Geräteschlüssel (device_token)',
    store_name: 'Name der Filiale (store_name)',
    currency: 'Währung (currency), drei Buchstaben',
    shared: 'Gemeinsames Gerät (shared), true oder false',
  },
}
