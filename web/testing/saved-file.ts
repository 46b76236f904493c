import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  text: string;
}

/** Resolves to the next file that the app saves. The browser itself saves nothing. */
export function savedFile(): Promise<SavedFile> {
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  const remembered = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  onTestFinished(() => remembered.mockRestore());
  return new Promise((resolve) => {
    const click = HTMLAnchorElement.prototype.click;
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click_(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.get(this.href);
      if (!blob) return click.call(this);
      const name = this.download;
      links.mockRestore();
      remembered.mockRestore();
      void blob.text().then((text) => resolve({ name, text }));
    });
    onTestFinished(() => links.mockRestore());
  });
}
