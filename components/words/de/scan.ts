import { type Catalog } from '../catalog'

export const scan: Catalog['scan'] = {
  camera: 'Kamera',
  aim: 'Barcode in den Rahmen halten',
  starting: 'Kamera startet',
  close: 'Schließen',
  closeCamera: 'Kamera schließen',
  torch: 'Licht',
  allow: 'Kamera erlauben',
  openSettings: 'Einstellungen öffnen',
  message: {
    ask: {
      title: 'Mit der Kamera scannen',
      text: 'Die App braucht die Kamera, um Barcodes zu lesen. Sie speichert keine Bilder.',
    },
    refused: {
      title: 'Die Kamera ist nicht erlaubt',
      text: 'Öffne die Einstellungen des Geräts, wähle diese App und erlaube die Kamera.',
      inBrowser:
        'Drücke oben im Browser das Zeichen neben der Adresse, erlaube dort die Kamera und versuche es nochmal.',
    },
    'no-camera': {
      title: 'Keine Kamera gefunden',
      text: 'Nimm einen Scanner oder tippe den Barcode ein. Gibt es eine Kamera, schließe sie an und versuche es nochmal.',
    },
    'in-use': {
      title: 'Die Kamera startet nicht',
      text: 'Vielleicht benutzt sie eine andere App. Schließe diese und versuche es nochmal.',
    },
    insecure: {
      title: 'Auf dieser Seite keine Kamera',
      text: 'Der Browser erlaubt die Kamera nur bei Adressen, die mit https:// beginnen. Frag die Teamleitung nach dieser Adresse.',
    },
    'no-reader': {
      title: 'Barcodes können gerade nicht gelesen werden',
      text: 'Ein Teil der App konnte nicht geladen werden. Prüfe die Verbindung und versuche es nochmal.',
    },
  },
}
