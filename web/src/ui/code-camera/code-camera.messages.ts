import { catalogue } from '@/lib/catalogue.ts';

/** Words of the camera that reads QR codes. */
export const codeCameraMessages = catalogue('code-camera', {
  picture: 'Camera picture',
  loading: 'Loading the code reader…',
  ready: 'Camera ready. Point it at a QR code.',
  starting: { title: 'Starting the camera…', text: 'If your browser asks, allow it to use the camera.' },
  interrupted: { title: 'Camera interrupted', text: 'Scanning continues when the call or the other app ends.' },
  problems: {
    denied: {
      title: 'Camera access is blocked',
      text: 'Allow camera access for this site in your browser settings, then try again.',
    },
    missing: { title: 'No camera found', text: 'Connect a camera, or type the code instead.' },
    busy: {
      title: 'Camera in use',
      text: 'Close the other app or tab that uses the camera. The scanner tries again every few seconds.',
    },
    unsupported: {
      title: 'Camera not supported',
      text: 'Open this page over HTTPS in a current browser, or type the code instead.',
    },
    failed: { title: 'Camera did not start', text: 'Try again, or type the code instead.' },
    unreadable: {
      title: 'Code reader not available',
      text: 'Check your connection and reload the page, or type the code instead.',
    },
  },
  tryAgain: 'Try again',
  torch: 'Torch',
  camera: 'Camera',
  cameraNumber: (number: number) => `Camera ${number}`,
  zoom: 'Zoom',
  zoomFactor: (factor: string) => `${factor}×`,
});
