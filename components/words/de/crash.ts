import { type Catalog } from '../catalog'

export const crash: Catalog['crash'] = {
  title: 'Etwas ist schiefgegangen',
  text: {
    'go-on': 'Die App ist an dieser Stelle stehen geblieben. Deine Arbeit auf diesem Gerät bleibt erhalten.',
    'to-orders':
      'An derselben Stelle ging es wieder nicht. Deine Arbeit auf diesem Gerät bleibt erhalten; mach bei den Bestellungen weiter.',
    restart:
      'Es geht noch immer nicht. Deine Arbeit auf diesem Gerät bleibt erhalten, auch wenn die App neu startet.',
  },
  way: { 'go-on': 'Weiter', 'to-orders': 'Zurück zu den Bestellungen', restart: 'App neu starten' },
  report: {
    send: 'Bericht senden',
    hint: 'Eine Datei mit dem, was auf diesem Gerät schiefging. Ohne Namen, Kunden und Bestellungen.',
    saved: 'Die Datei liegt bei den Downloads. Gib sie dem, der die App betreut.',
    shared: 'Die Datei wurde weitergegeben.',
    refused: 'Dieses Gerät kann keine Datei weitergeben.',
  },
}
