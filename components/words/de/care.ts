import { type Catalog } from '../catalog'

export const care: Catalog['care'] = {
  battery: {
    low: 'Akku {{level}} %. Lade das Gerät bald.',
    veryLow: 'Akku {{level}} %. Lade das Gerät jetzt.',
  },
  screen: {
    textSize: 'Schriftgröße',
    normal: 'Normal',
    large: 'Groß',
    largest: 'Sehr groß',
    hand: 'Hand',
    right: 'Rechte Hand',
    left: 'Linke Hand',
    handHint: 'Die wichtigsten Tasten liegen unter dem Daumen dieser Hand.',
  },
  sound: {
    head: 'Ton',
    off: 'Aus, nur Vibration',
    low: 'Leise',
    middle: 'Mittel',
    loud: 'Laut',
    show: 'Töne anhören',
    hide: 'Töne ausblenden',
    signals: {
      picked: { name: 'Gescannt', means: 'Ein Stück liegt im Korb' },
      'line-complete': { name: 'Artikel fertig', means: 'Alle Stücke eines Artikels liegen im Korb' },
      weighed: { name: 'Gewogen', means: 'Das Gewicht ist übernommen' },
      'order-complete': { name: 'Bestellung fertig', means: 'Alles ist entschieden' },
      'wrong-item': { name: 'Falscher Artikel', means: 'Nicht in dieser Bestellung: zurücklegen' },
      'unknown-code': { name: 'Unbekannter Code', means: 'Der Markt kennt diesen Code nicht' },
      inactive: { name: 'Nicht im Verkauf', means: 'Der Markt verkauft das gerade nicht' },
      choose: { name: 'Auswählen', means: 'Der Code passt zu zwei Artikeln: auf den Bildschirm sehen' },
      'already-complete': { name: 'Schon fertig', means: 'Eins zu viel: zurücklegen' },
      refused: { name: 'Abgelehnt', means: 'Etwas kam nicht durch: auf den Bildschirm sehen' },
      'not-found': { name: 'Nicht gefunden', means: 'Ein Artikel ist als nicht gefunden vermerkt' },
      undone: { name: 'Zurückgenommen', means: 'Der letzte Schritt ist zurückgenommen' },
      'new-order': { name: 'Neue Bestellung', means: 'Eine Bestellung ist eingegangen' },
    },
  },
  about: { head: 'Über diese App', version: 'Version' },
  update: {
    title: 'Tote wurde auf {{version}} aktualisiert',
    read: 'OK',
    ready: 'Eine neue Version ist da.',
    restart: 'Neu starten',
  },
}
