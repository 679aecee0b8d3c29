export const signIn = {
  title: 'Sign in',
  tryHead: 'Try the demo',
  tryPicker: 'Try as picker',
  tryLead: 'Try as team lead',
  codeHead: 'Set up this device',
  code: 'Set-up code',
  codeHint: 'Scan, paste or type the code that your team lead gave you.',
  scan: 'Scan code',
  name: 'Your name',
  nameHint: 'What you do on this device is written down under it.',
  goOnAs: 'Until now {{name}} was signed in. Go on under this name, or type yours.',
  nameFault: {
    empty: 'Type your name first.',
    'too-long': 'This name is too long. It may have {{most}} signs.',
  },
  submit: 'Sign in',
  codeFault: {
    empty: 'Paste or type the set-up code first.',
    'not-a-code': 'This is not a set-up code. Copy the whole link that your team lead gave you.',
    mistyped: 'There is a typing mistake in this code. Compare it with the original, or copy and paste it.',
    'no-address': 'This code does not say where the service is. Copy the whole link, from https:// on.',
    'bad-address': 'The address in this code does not work. It must start with https:// or http://.',
  },
  trialFault: {
    refused: 'The service does not accept this code. Ask your team lead for a new one.',
    wrongStore: 'The service does not know this store. Ask your team lead for a new code.',
    notALead:
      'This code says team lead, but the service does not give it a team lead’s rights. Use the code as you were given it, or ask for a new one.',
  },
  tokenRefused: 'The service no longer accepts this device. Ask your team lead for a new set-up code.',
} as const
