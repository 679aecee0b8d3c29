export const scannerTest = {
  section: 'Scanner',
  title: 'Test the scanner',
  none: 'Scan any barcode',
  noneHint:
    'What arrives is shown here; nothing is picked. If nothing appears, check that the scanner is on and connected to this device.',
  hint: 'The last ten scans. Nothing is picked here.',
  clear: 'Clear the list',
  works: 'Works',
  kindUnknown: 'Kind not sent',
  source: {
    wedge: 'Typed by the scanner',
    camera: 'Camera',
    datawedge: 'Zebra DataWedge',
    honeywell: 'Honeywell scanner',
  },
  typing: 'Signs: {{keys}}. Took {{ms}} ms, longest gap {{gap}} ms.',
  delay: '{{ms}} ms from the scanner to the app.',
  meant: 'Probably meant: {{code}}',
  finding: {
    'no-end':
      'Nothing comes after the code, so the app does not know that it is complete. Set the scanner to send Enter after every code.',
    'slow-keys':
      'The signs come too slowly, up to {{gap}} ms apart, as if somebody typed them. Switch off the delay between characters in the scanner.',
    doubled:
      'The code came twice. Switch off repeated reading in the scanner, and anything else that sends its codes.',
    'two-ways':
      'This device sends every code in two ways, as a message and as typing. It counts once. Better switch off its keystroke output for Tote.',
    'other-layout':
      'Digits arrive as other signs. Set scanner and device to the same language of the keyboard.',
    'caps-lock': 'Capital letters are locked. Switch off caps lock on the scanner or the device.',
    'wrong-check-digit':
      'The last digit does not fit the number. Scan again; if it stays wrong, the label is damaged or the scanner leaves out a digit.',
    prefix: 'The scanner sends {{prefix}} in front, which names the kind of barcode. Tote understands that.',
    'in-field': 'A text field was active. Tote keeps codes out of it.',
  },
  device: 'This device',
  model: 'Model',
  present: 'Found',
  absent: 'Not found',
  profile: 'Its profile for Tote',
  profileTaken: 'Set up',
  profileUnknown: 'No answer yet',
  profileRefused: 'Not set up: {{code}}',
} as const
