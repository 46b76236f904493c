/**
 * Lets links with `download` reach the server in this browser: a service worker does not see what they
 * ask for, so the page fetches the file and saves it.
 */
export function fetchDownloads(site: URL): void {
  const { click } = HTMLAnchorElement.prototype;
  const isOurs = (link: HTMLAnchorElement): boolean => link.hasAttribute('download') && link.href.startsWith(site.href);

  async function save({ href, download }: HTMLAnchorElement): Promise<void> {
    const response = await fetch(href);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = download || nameOf(response) || 'download';
    click.call(link);
    URL.revokeObjectURL(link.href);
  }

  HTMLAnchorElement.prototype.click = function () {
    if (isOurs(this)) void save(this);
    else click.call(this);
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      if (!link || !isOurs(link)) return;
      event.preventDefault();
      void save(link);
    },
    { capture: true },
  );
}

function nameOf({ headers }: Response): string | undefined {
  return /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
}
