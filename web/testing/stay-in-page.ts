/** What a page does when it would be replaced by a server's: reload, follow a plain link, send a form. */
type Leave = (path: string) => Promise<void>;

/**
 * Keeps the tests' page when the app leaves it.
 * `leaver` returns at once what leaves later, with the path that the app asked for. A browser that really left would end
 * the run of the tests.
 */
export function stayInPage(leaver: () => Leave): void {
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return;
    if (sameDocument && event.navigationType !== 'reload') return;
    const { pathname, search, hash } = new URL(url);
    const leave = leaver();
    event.intercept({
      scroll: 'manual',
      async handler() {
        // A page is left once the code that asked for it has ended: React cannot be stopped in the middle of a change.
        await new Promise((resolve) => setTimeout(resolve));
        await leave(pathname + search + hash);
      },
    });
  });
}
