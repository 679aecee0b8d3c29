export const settings = {
  store: { head: 'Store', products: 'Products', promotions: 'Promotions', sent: 'What was sent' },
  title: 'Settings',
  device: 'This device',
  picker: 'Signed in as',
  language: 'Language',
  theme: 'Colours',
  auto: 'As on the device',
  light: 'Light',
  dark: 'Dark',
  labels: {
    head: 'Scale labels',
    field: 'How the scales print',
    hint: '13 signs each, with a space between two: prefix, I item number, W weight in grams or P price in cents, C check digit.',
    save: 'Save',
    saved: 'Saved',
    fault: {
      'not-13-characters': '{{layout}} must have 13 signs.',
      'unknown-character': '{{layout}} may only have digits in front, then I, W, P, V and C.',
      'prefix-not-in-store': '{{layout}} must begin with 02 or with 20 to 29.',
      'check-digit-not-last': '{{layout}} must end with one C.',
      'no-item-number': '{{layout}} needs I for the item number.',
      'no-weight-or-price': '{{layout}} needs W or P.',
      'weight-and-price': '{{layout}} may have W or P, not both.',
      'split-weight-or-price': '{{layout}} must keep W or P together.',
    },
  },
  signOut: 'Sign out',
  signOutQuestion: 'Sign out of {{store}}?',
  signOutHint: 'To work here again this device needs a set-up code.',
  notSent_one:
    '{{count}} order is not sent yet. It stays on this device and goes out when somebody of this store signs in here.',
  notSent_other:
    '{{count}} orders are not sent yet. They stay on this device and go out when somebody of this store signs in here.',
  changesNotSent_one:
    '{{count}} change of the store is not sent yet. It stays on this device and goes out when a team lead signs in here.',
  changesNotSent_other:
    '{{count}} changes of the store are not sent yet. They stay on this device and go out when a team lead signs in here.',
  stay: 'Stay signed in',
} as const
