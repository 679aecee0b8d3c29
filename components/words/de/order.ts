import { type Catalog } from '../catalog'

export const order: Catalog['order'] = {
  loading: 'Bestellung wird geladen',
  failed: 'Diese Bestellung konnte nicht geladen werden',
  byWeight: 'Nach Gewicht',
  byPiece: 'Nach Stück',
  total: 'Summe',
  comment: 'Kunde schreibt',
  each: 'je {{price}}',
  perKg: '{{price}} / kg',
  pieces: '{{count}} ×',
  weight: '{{weight}} kg',
  weightRange: '{{from}} bis {{to}} kg',
  wish: {
    BEST_MATCH: 'Falls nicht da: bester Ersatz',
    CHOSEN: 'Falls nicht da: Ersatz vom Kunden gewählt',
    NO_REPLACEMENT: 'Falls nicht da: nicht ersetzen',
    CALL_ME: 'Falls nicht da: Kunden anrufen',
  },
  lineStatus: {
    NOT_PROCESSED: 'Zu picken',
    IN_CART: 'Im Korb',
    NOT_FOUND: 'Nicht gefunden',
    REPLACED: 'Ersetzt',
    ADDITION: 'Hinzugefügt',
  },
  status: {
    RECEIVED: 'Zu picken',
    READY_FOR_PICKUP: 'Bereit zur Abholung',
    DISPATCHED: 'Unterwegs',
    PICKED_UP: 'Abgeholt',
    DELIVERED: 'Geliefert',
    CANCELLED: 'Storniert',
  },
}
