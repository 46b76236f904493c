/** The browser of all tests; `npm test` passes the one that it found or installed. */
export const EXECUTABLE = process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium';

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
