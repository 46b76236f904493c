import { hrefOf } from './address.ts';

/** Goes to a screen of the app from outside the router, such as from a toast or a notification. */
export function goTo(path: string): void {
  history.pushState(null, '', hrefOf(path));
  // The router rereads the address, as after Back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
