/** What a User-Agent header says about a caller. */
interface UserAgent {
  platform: string;
  browser: string;
}

const OTHER = 'Other';

/** First match wins: Android also says Linux, and an iPad may pose as a Macintosh with a touch screen. */
const PLATFORMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod|Macintosh.*Mobile\//],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11|CrOS/],
];

/** First match wins: Edge also says Chrome, and Chrome says Safari. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Other', /\bOPR\/|SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

/** Returns platform and browser of a User-Agent header, for the icons of the log (002 §2.14). */
export function readUserAgent(header: string): UserAgent {
  return { platform: findFirst(PLATFORMS, header), browser: findFirst(BROWSERS, header) };
}

function findFirst(names: readonly [name: string, sign: RegExp][], header: string): string {
  return names.find(([, sign]) => sign.test(header))?.[0] ?? OTHER;
}
