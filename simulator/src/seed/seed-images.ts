/** A file of the seed, ready to be answered or shown. */
interface SeedFile<Type extends string> {
  type: Type;
  base64: string;
}

/** One chunk per picture: a world starts without any, and a file that nobody requests is never read. */
const pictures = new Map<string, () => Promise<string>>([
  ['package-1.jpg', async () => (await import('./images/package-1.ts')).base64],
  ['package-2.jpg', async () => (await import('./images/package-2.ts')).base64],
  ['package-3.jpg', async () => (await import('./images/package-3.ts')).base64],
  ['package-4.jpg', async () => (await import('./images/package-4.ts')).base64],
  ['package-5.jpg', async () => (await import('./images/package-5.ts')).base64],
  ['package-6.jpg', async () => (await import('./images/package-6.ts')).base64],
  ['package-7.jpg', async () => (await import('./images/package-7.ts')).base64],
  ['package-8.jpg', async () => (await import('./images/package-8.ts')).base64],
  ['package-9.jpg', async () => (await import('./images/package-9.ts')).base64],
  ['package-10.jpg', async () => (await import('./images/package-10.ts')).base64],
  ['package-11.jpg', async () => (await import('./images/package-11.ts')).base64],
  ['package-12.jpg', async () => (await import('./images/package-12.ts')).base64],
  ['food-1.jpg', async () => (await import('./images/food-1.ts')).base64],
  ['food-2.jpg', async () => (await import('./images/food-2.ts')).base64],
  ['food-3.jpg', async () => (await import('./images/food-3.ts')).base64],
  ['food-4.jpg', async () => (await import('./images/food-4.ts')).base64],
  ['food-5.jpg', async () => (await import('./images/food-5.ts')).base64],
  ['popup-1.jpg', async () => (await import('./images/popup-1.ts')).base64],
  ['popup-2.jpg', async () => (await import('./images/popup-2.ts')).base64],
  ['popup-3.jpg', async () => (await import('./images/popup-3.ts')).base64],
]);

/** Loads a picture of the seed, in base64. */
export type PictureLoader = (file: string) => Promise<string>;

let loader: PictureLoader | undefined;

/** Sets where pictures come from, for hosts that keep them in files of their own; here by default. */
export function usePictures(next: PictureLoader | undefined): void {
  loader = next;
}

/** The bytes of a picture of the seed; undefined for a name that the seed does not have. */
export async function loadSeedImage(file: string): Promise<SeedFile<'image/jpeg'> | undefined> {
  const load = pictures.get(file);
  return load && { type: 'image/jpeg', base64: await (loader ? loader(file) : load()) };
}

/** The two documents that every agent of the seed has handed in (001 §2). */
const documents = new Map([
  ['ssm.pdf', { title: 'Company registration (SSM)', text: 'Registration of a company with the registrar.' }],
  ['kpl.pdf', { title: 'Tour operating licence (KPL)', text: 'Licence to run tours and to sell them.' }],
]);

/** Returns an A4 page, drawn on request to the same bytes; undefined for an unknown name. */
export async function loadSeedDocument(file: string): Promise<SeedFile<'application/pdf'> | undefined> {
  const content = documents.get(file);
  if (!content) return undefined;
  const { PDFDocument, StandardFonts, rgb } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(content.title, { showInWindowTitleBar: true });
  document.setLanguage('en');
  const [river, ink] = [rgb(0.04, 0.32, 0.38), rgb(0.2, 0.24, 0.28)];
  const bold = document.embedStandardFont(StandardFonts.HelveticaBold);
  const regular = document.embedStandardFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawRectangle({ x: 40, y: 40, width: 515, height: 762, borderColor: river, borderWidth: 2 });
  page.drawRectangle({ x: 40, y: 742, width: 515, height: 60, color: river });
  page.drawText(content.title, { x: 64, y: 764, size: 20, font: bold, color: rgb(1, 1, 1) });
  page.drawText(content.text, { x: 64, y: 690, size: 13, font: regular, color: ink });
  page.drawText('Sample for the demonstration. Not a real document.', {
    x: 64,
    y: 664,
    size: 13,
    font: regular,
    color: ink,
  });
  return { type: 'application/pdf', base64: await document.saveAsBase64({ objectsPerTick: Number.POSITIVE_INFINITY }) };
}
