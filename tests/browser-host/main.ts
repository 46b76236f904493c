import { startBrowserHost } from '@muara/simulator/hosts/browser';

// An answer against the contract is a 500 here, and every complaint an error of the console.
await startBrowserHost({ responseCheck: 'throw', onWarning: (text) => console.error(text) });
await import('@muara/web/main');
