/** What a User-Agent header says of a caller. */
interface UserAgent {
  platform: string;
  browser: string;
}

const OTHER = 'Other';

/** The first that fits: Android calls itself Linux too, and an iPad may call itself a Macintosh with a touch screen. */
const PLATFORMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod|Macintosh.*Mobile\//],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11|CrOS/],
];

/** The first that fits: Edge calls itself Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Other', /\bOPR\/|SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

/** Platform and browser of a User-Agent header, for the icons of the log (002 §2.14). */
export function readUserAgent(header: string): UserAgent {
  return { platform: firstOf(PLATFORMS, header), browser: firstOf(BROWSERS, header) };
}

function firstOf(names: readonly [name: string, sign: RegExp][], header: string): string {
  return names.find(([, sign]) => sign.test(header))?.[0] ?? OTHER;
}
