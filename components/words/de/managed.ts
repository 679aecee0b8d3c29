import { type Catalog } from '../catalog'

export const managed: Catalog['managed'] = {
  faulty:
    'Die Einstellungen, die an dieses Gerät gesendet wurden, sind nicht brauchbar. Wer es verwaltet, soll prüfen: {{fields}}.',
  untried:
    'Die Einstellungen, die an dieses Gerät gesendet wurden, gelten noch nicht: Der Dienst war nicht erreichbar. Es wird von selbst erneut versucht.',
  refused: {
    token:
      'Der Dienst nimmt die Einstellungen nicht an, die an dieses Gerät gesendet wurden. Wer es verwaltet, soll einen neuen Geräteschlüssel (device_token) senden.',
    store:
      'Der Dienst kennt die Filiale in den Einstellungen nicht, die an dieses Gerät gesendet wurden. Wer es verwaltet, soll Kette (chain_id) und Filiale (vendor_id) prüfen.',
  },
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
