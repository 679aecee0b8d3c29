export const scan = {
  camera: 'Camera',
  aim: 'Hold the barcode inside the frame',
  starting: 'Starting the camera',
  close: 'Close',
  closeCamera: 'Close camera',
  torch: 'Light',
  allow: 'Allow camera',
  openSettings: 'Open settings',
  message: {
    ask: {
      title: 'Scan with the camera',
      text: 'This app needs the camera to read barcodes. It keeps no pictures.',
    },
    refused: {
      title: 'The camera is not allowed',
      text: 'Open this device’s settings, choose this app and allow the camera.',
      inBrowser:
        'Press the sign beside the address at the top of the browser, allow the camera there, then try again.',
    },
    'no-camera': {
      title: 'No camera found',
      text: 'Use a scanner, or type the barcode. If there is a camera, connect it and try again.',
    },
    'in-use': {
      title: 'The camera does not start',
      text: 'Another app may be using it. Close that app, then try again.',
    },
    insecure: {
      title: 'No camera on this page',
      text: 'The browser allows the camera only at addresses that start with https://. Ask your team lead for that address.',
    },
    'no-reader': {
      title: 'Barcodes cannot be read now',
      text: 'A part of the app could not be loaded. Check the connection, then try again.',
    },
  },
} as const
