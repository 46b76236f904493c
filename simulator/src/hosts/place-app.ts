/**
 * Returns the app's page for a folder below the one of its files, such as `/w/qa`.
 * Only the app at the root can be installed and works offline.
 */
export function placeApp(html: string, folder: string): string {
  return html
    .replace('<head>', `<head>\n    <meta name="app-folder" content="${folder}/" />`)
    .replace(/<link rel="manifest"[^>]*>/, '');
}
