import type { ApiRequest, Browser, OperatingSystem } from '@muara/contract/types';

const OTHER = 'Other';

/** First match wins: Android also says Linux, and an iPad may pose as a Macintosh with a touch screen. */
const PLATFORMS: readonly [name: OperatingSystem, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod|Macintosh.*Mobile\//],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11|CrOS/],
];

/** First match wins: Edge also says Chrome, and Chrome says Safari. */
const BROWSERS: readonly [name: Browser, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Other', /\bOPR\/|SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

/** Returns platform and browser of a User-Agent header, for the icons of the log (002 §2.14). */
export function readUserAgent(header: string): ApiRequest['userAgent'] {
  return { platform: findFirst(PLATFORMS, header), browser: findFirst(BROWSERS, header) };
}

function findFirst<T extends string>(names: readonly [name: T, sign: RegExp][], header: string): T | typeof OTHER {
  return names.find(([, sign]) => sign.test(header))?.[0] ?? OTHER;
}
