import { type Catalog } from './catalog'
import { care } from './de/care'
import { crash } from './de/crash'
import { history } from './de/history'
import { managed } from './de/managed'
import { newProduct } from './de/newProduct'
import { order } from './de/order'
import { orders } from './de/orders'
import { outbox } from './de/outbox'
import { people } from './de/people'
import { picking } from './de/picking'
import { products } from './de/products'
import { promotions } from './de/promotions'
import { replace } from './de/replace'
import { review } from './de/review'
import { scan } from './de/scan'
import { scannerTest } from './de/scannerTest'
import { settings } from './de/settings'
import { shelfList } from './de/shelfList'
import { signIn } from './de/signIn'
import { tasks } from './de/tasks'

export const de: Catalog = {
  app: { name: 'Tote', purpose: 'Kommissionierung' },
  action: {
    back: 'Zurück',
    cancel: 'Abbrechen',
    retry: 'Nochmal versuchen',
    menu: 'Einstellungen',
    loading: 'Wird geladen',
    working: 'Einen Moment',
  },
  signIn,
  setup: {
    title: 'Gerät einrichten',
    question: 'Dieses Gerät für {{store}} einrichten?',
    store: 'Markt',
    address: 'Dienst',
    role: 'Rolle',
    check: 'Mach nur weiter, wenn du diese Adresse kennst. Das Gerät sendet dorthin, was du pickst.',
    signedIn: 'Dieses Gerät arbeitet schon für {{store}}. Wenn du weitermachst, wird es dort abgemeldet.',
    confirm: 'Einrichten',
    refuse: 'Jetzt nicht',
    broken: 'Dieser Link ist nicht brauchbar',
  },
  role: { picker: 'Picker', lead: 'Teamleitung' },
  orders,
  time: {
    left: 'noch {{duration}}',
    late: '{{duration}} zu spät',
    due: 'Jetzt fällig',
    minutes_one: '{{count}} Min.',
    minutes_other: '{{count}} Min.',
    hours_one: '{{count}} Std.',
    hours_other: '{{count}} Std.',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
  },
  freshness: {
    offlineSince: 'Offline seit {{time}}',
    staleSince: 'Nicht aktualisiert seit {{time}}',
  },
  outbox,
  order,
  scan,
  people,
  picking,
  cancel: {
    title: '{{code}} stornieren',
    open: 'Bestellung stornieren',
    leadOnly: 'Nur die Teamleitung kann stornieren',
    leadOnlyHint: 'Bitte deine Teamleitung, diese Bestellung zu stornieren.',
    meaning: 'Der Kunde bekommt keine Bestellung.',
    final_one: 'Das lässt sich nicht rückgängig machen. {{count}} Artikel, {{total}}.',
    final_other: 'Das lässt sich nicht rückgängig machen. {{count}} Artikel, {{total}}.',
    reason: 'Grund',
    because: { CLOSED: 'Markt geschlossen', ITEM_UNAVAILABLE: 'Artikel nicht da', TOO_BUSY: 'Zu viel los' },
    keep: 'Behalten',
    hold: 'Zum Stornieren halten',
    tooLate:
      'Diese Bestellung lässt sich nicht mehr stornieren. Sie ist geliefert, abgeholt oder schon storniert.',
  },
  review,
  history,
  replace,
  products,
  promotions,
  tasks,
  shelfList,
  newProduct,
  settings,
  scannerTest,
  managed,
  problem: {
    offline: 'Der Dienst ist nicht erreichbar. Prüfe die Verbindung dieses Geräts und versuche es nochmal.',
    timeout: 'Der Dienst hat nicht rechtzeitig geantwortet. Versuche es gleich nochmal.',
    cancelled: 'Das wurde vorher abgebrochen. Versuche es nochmal.',
    unauthorized:
      'Der Dienst nimmt dieses Gerät nicht mehr an. Bitte die Teamleitung um einen neuen Einrichtungscode.',
    refused: 'Der Dienst hat das abgelehnt. Bitte die Teamleitung um Hilfe.',
    forbidden: 'Dieses Gerät darf das nicht. Bitte die Teamleitung um Hilfe.',
    gone: 'Das gibt es nicht mehr. Geh zurück und sieh in die Liste.',
    'rate-limited_one': 'Der Dienst ist ausgelastet. Warte {{count}} Sekunde und versuche es dann nochmal.',
    'rate-limited_other':
      'Der Dienst ist ausgelastet. Warte {{count}} Sekunden und versuche es dann nochmal.',
    'service-failing': 'Der Dienst hat eine Störung. Warte einen Moment und versuche es dann nochmal.',
    'not-the-service':
      'Statt des Dienstes hat etwas anderes geantwortet. Prüfe die Adresse und ob dieses WLAN eine Anmeldung verlangt.',
    'broken-answer':
      'Der Dienst hat etwas gesendet, das diese App nicht versteht. Aktualisiere die App oder bitte um Hilfe.',
    unknown: 'Etwas ist schiefgegangen. Versuche es nochmal.',
  },
  crash,
  care,
  notFound: { title: 'Hier ist nichts', text: 'Diese Seite gibt es nicht.', home: 'Zu den Bestellungen' },
}
