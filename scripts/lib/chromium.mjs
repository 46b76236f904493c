import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, toolEntry } from './project.mjs';

/** Headless Chromium: the same engine, and tests take two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where browsers are installed, on Linux, macOS and Windows. */
const usual = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the browser that Playwright has downloaded. */
function findDownloaded() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function find() {
  const named = process.env.MUARA_CHROMIUM;
  if (named && !existsSync(named)) fail(`MUARA_CHROMIUM names ${named}, which does not exist.`);
  return named ?? usual.find((path) => existsSync(path)) ?? findDownloaded();
}

function runQuietly(command, args) {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** Installs a Debian package where that is possible. */
function installPackage(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write('Installing Chromium …\n');
  return (
    runQuietly('apt-get', ['update', '-qq']) &&
    names.some((name) => runQuietly('apt-get', ['install', '-y', '-qq', name]))
  );
}

/**
 * Returns the path of Chromium, and installs it when the machine has none.
 * Root gets Debian's package, other users Playwright's download. CI uses the headless one even where another is installed.
 */
export function findOrInstallChromium() {
  const present = find();
  if (present && (present === SHELL || process.env.MUARA_CHROMIUM || !process.env.CI)) return present;
  if (installPackage('chromium-headless-shell', 'chromium') || present) return find();
  if (
    runQuietly(process.execPath, [toolEntry('playwright'), 'install', '--with-deps', 'chromium']) ||
    runQuietly(process.execPath, [toolEntry('playwright'), 'install', 'chromium'])
  ) {
    const downloaded = find();
    if (downloaded) return downloaded;
  }
  return fail('No Chromium was found and none could be installed. Install one and name it in MUARA_CHROMIUM.');
}
