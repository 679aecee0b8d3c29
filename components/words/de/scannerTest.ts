import { type Catalog } from '../catalog'

export const scannerTest: Catalog['scannerTest'] = {
  section: 'Scanner',
  title: 'Scanner testen',
  none: 'Irgendeinen Barcode scannen',
  noneHint:
    'Hier steht, was ankommt; nichts wird gepickt. Erscheint nichts: Ist der Scanner an und mit diesem Gerät verbunden?',
  hint: 'Die letzten zehn Scans. Hier wird nichts gepickt.',
  clear: 'Liste leeren',
  works: 'Funktioniert',
  kindUnknown: 'Art nicht gesendet',
  source: {
    wedge: 'Vom Scanner getippt',
    camera: 'Kamera',
    datawedge: 'Zebra DataWedge',
    honeywell: 'Honeywell-Scanner',
  },
  typing: 'Zeichen: {{keys}}. Dauer {{ms}} ms, längste Pause {{gap}} ms.',
  delay: '{{ms}} ms vom Scanner zur App.',
  meant: 'Vermutlich gemeint: {{code}}',
  finding: {
    'no-end':
      'Nach dem Code kommt nichts, die App weiß also nicht, dass er vollständig ist. Den Scanner so einstellen, dass er nach jedem Code Enter sendet.',
    'slow-keys':
      'Die Zeichen kommen zu langsam, bis zu {{gap}} ms auseinander, als tippte jemand. Im Scanner die Verzögerung zwischen Zeichen ausschalten.',
    doubled:
      'Der Code kam zweimal. Wiederholtes Lesen im Scanner ausschalten, und alles andere, was seine Codes sendet.',
    'two-ways':
      'Dieses Gerät sendet jeden Code doppelt, als Nachricht und getippt. Er zählt einmal. Besser die Tastaturausgabe für Tote ausschalten.',
    'other-layout':
      'Ziffern kommen als andere Zeichen an. Scanner und Gerät auf dieselbe Tastatursprache einstellen.',
    'caps-lock': 'Großbuchstaben sind festgestellt. Die Feststelltaste am Scanner oder Gerät ausschalten.',
    'wrong-check-digit':
      'Die letzte Ziffer passt nicht zur Nummer. Noch einmal scannen; bleibt es so, ist das Etikett beschädigt oder der Scanner lässt eine Ziffer weg.',
    prefix: 'Der Scanner sendet {{prefix}} voraus, die Art des Barcodes. Tote versteht das.',
    'in-field': 'Ein Textfeld war aktiv. Tote hält Codes davon fern.',
  },
  device: 'Dieses Gerät',
  model: 'Modell',
  present: 'Gefunden',
  absent: 'Nicht gefunden',
  profile: 'Sein Profil für Tote',
  profileTaken: 'Eingerichtet',
  profileUnknown: 'Noch keine Antwort',
  profileRefused: 'Nicht eingerichtet: {{code}}',
}
