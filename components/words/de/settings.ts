import { type Catalog } from '../catalog'

export const settings: Catalog['settings'] = {
  store: { head: 'Markt', products: 'Produkte', promotions: 'Aktionen', sent: 'Was gesendet wurde' },
  title: 'Einstellungen',
  device: 'Dieses Gerät',
  picker: 'Angemeldet als',
  language: 'Sprache',
  theme: 'Farben',
  auto: 'Wie auf dem Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  labels: {
    head: 'Waagenetiketten',
    field: 'So drucken die Waagen',
    hint: 'Je 13 Zeichen, mit Leerzeichen dazwischen: Präfix, I Artikelnummer, W Gewicht in Gramm oder P Preis in Cent, C Prüfziffer.',
    save: 'Speichern',
    saved: 'Gespeichert',
    fault: {
      'not-13-characters': '{{layout}} muss 13 Zeichen haben.',
      'unknown-character': '{{layout}} darf vorn nur Ziffern haben, dann I, W, P, V und C.',
      'prefix-not-in-store': '{{layout}} muss mit 02 oder mit 20 bis 29 beginnen.',
      'check-digit-not-last': '{{layout}} muss mit einem C enden.',
      'no-item-number': '{{layout}} braucht I für die Artikelnummer.',
      'no-weight-or-price': '{{layout}} braucht W oder P.',
      'weight-and-price': '{{layout}} darf W oder P haben, nicht beides.',
      'split-weight-or-price': '{{layout}} muss W oder P zusammenhalten.',
    },
  },
  signOut: 'Abmelden',
  signOutQuestion: 'Von {{store}} abmelden?',
  signOutHint: 'Um hier wieder zu arbeiten, braucht dieses Gerät einen Einrichtungscode.',
  notSent_one:
    '{{count}} Bestellung ist noch nicht gesendet. Sie bleibt auf diesem Gerät und geht hinaus, wenn sich hier jemand von diesem Markt anmeldet.',
  notSent_other:
    '{{count}} Bestellungen sind noch nicht gesendet. Sie bleiben auf diesem Gerät und gehen hinaus, wenn sich hier jemand von diesem Markt anmeldet.',
  changesNotSent_one:
    '{{count}} Änderung am Markt ist noch nicht gesendet. Sie bleibt auf diesem Gerät und geht hinaus, wenn sich hier eine Teamleitung anmeldet.',
  changesNotSent_other:
    '{{count}} Änderungen am Markt sind noch nicht gesendet. Sie bleiben auf diesem Gerät und gehen hinaus, wenn sich hier eine Teamleitung anmeldet.',
  stay: 'Angemeldet bleiben',
}
