export const crash = {
  title: 'Something went wrong',
  text: {
    'go-on': 'The app stopped at this point. Your work on this device is kept.',
    'to-orders': 'It broke again at the same point. Your work on this device is kept; go on from the orders.',
    restart: 'It still does not work. Your work on this device is kept, also when the app is started again.',
  },
  way: { 'go-on': 'Go on', 'to-orders': 'Back to the orders', restart: 'Restart the app' },
  report: {
    send: 'Send report',
    hint: 'A file with what went wrong on this device. No names, no customers, no orders.',
    saved: 'The file lies with the downloads. Give it to whoever looks after the app.',
    shared: 'The file was handed on.',
    refused: 'This device cannot hand on a file.',
  },
} as const
