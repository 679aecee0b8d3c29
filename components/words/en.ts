import { care } from './en/care'
import { crash } from './en/crash'
import { history } from './en/history'
import { managed } from './en/managed'
import { newProduct } from './en/newProduct'
import { order } from './en/order'
import { orders } from './en/orders'
import { outbox } from './en/outbox'
import { people } from './en/people'
import { picking } from './en/picking'
import { products } from './en/products'
import { promotions } from './en/promotions'
import { replace } from './en/replace'
import { review } from './en/review'
import { scan } from './en/scan'
import { scannerTest } from './en/scannerTest'
import { settings } from './en/settings'
import { shelfList } from './en/shelfList'
import { signIn } from './en/signIn'
import { tasks } from './en/tasks'

/** English words, and the list of keys that every other language must have. */
export const en = {
  app: { name: 'Tote', purpose: 'Order picking' },
  action: {
    back: 'Back',
    cancel: 'Cancel',
    retry: 'Try again',
    menu: 'Settings',
    loading: 'Loading',
    working: 'Working',
  },
  signIn,
  setup: {
    title: 'Set up device',
    question: 'Set up this device for {{store}}?',
    store: 'Store',
    address: 'Service',
    role: 'Role',
    check: 'Go on only if you know this address. The device sends what you pick there.',
    signedIn: 'This device already works for {{store}}. Going on signs it out there.',
    confirm: 'Set up',
    refuse: 'Not now',
    broken: 'This link cannot be used',
  },
  role: { picker: 'Picker', lead: 'Team lead' },
  orders,
  time: {
    left: '{{duration}} left',
    late: '{{duration}} late',
    due: 'Due now',
    minutes_one: '{{count}} min',
    minutes_other: '{{count}} min',
    hours_one: '{{count}} h',
    hours_other: '{{count}} h',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  freshness: {
    offlineSince: 'Offline since {{time}}',
    staleSince: 'Not updated since {{time}}',
  },
  outbox,
  order,
  scan,
  people,
  picking,
  cancel: {
    title: 'Cancel {{code}}',
    open: 'Cancel this order',
    leadOnly: 'Only a team lead can cancel',
    leadOnlyHint: 'Ask your team lead to cancel this order.',
    meaning: 'The customer gets no order.',
    final_one: 'This cannot be undone. {{count}} item, {{total}}.',
    final_other: 'This cannot be undone. {{count}} items, {{total}}.',
    reason: 'Reason',
    because: { CLOSED: 'Store is closed', ITEM_UNAVAILABLE: 'Items unavailable', TOO_BUSY: 'Too busy' },
    keep: 'Keep order',
    hold: 'Hold to cancel',
    tooLate: 'This order can no longer be cancelled. It was delivered, collected or cancelled already.',
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
    offline: 'The service cannot be reached. Check this device’s connection, then try again.',
    timeout: 'The service did not answer in time. Try again in a moment.',
    cancelled: 'This was stopped before it was done. Try again.',
    unauthorized: 'The service no longer accepts this device. Ask your team lead for a new set-up code.',
    refused: 'The service refused this. Ask your team lead for help.',
    forbidden: 'This device may not do that. Ask your team lead for help.',
    gone: 'This is no longer there. Go back and look at the list.',
    'rate-limited_one': 'The service is busy. Wait {{count}} second, then try again.',
    'rate-limited_other': 'The service is busy. Wait {{count}} seconds, then try again.',
    'service-failing': 'The service has a problem. Wait a moment, then try again.',
    'not-the-service':
      'Something else answered instead of the service. Check the address and whether this Wi-Fi asks for a sign-in.',
    'broken-answer':
      'The service sent something this app does not understand. Update the app, or ask for help.',
    unknown: 'Something went wrong. Try again.',
  },
  crash,
  care,
  notFound: { title: 'Nothing here', text: 'This page does not exist.', home: 'To the orders' },
} as const
