import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { bin, fail } from './project.mjs';

/** Headless Chromium: the same engine, and tests take two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const usual = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function inPlaywrightCache() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  for (const folder of folders) {
    if (!folder || !existsSync(folder)) continue;
    for (const name of readdirSync(folder)
      .filter((entry) => /^chromium-\d+$/.test(entry))
      .toSorted()
      .toReversed()) {
      for (const inside of [
        'chrome-linux/chrome',
        'chrome-linux64/chrome',
        'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      ]) {
        if (existsSync(join(folder, name, inside))) return join(folder, name, inside);
      }
    }
  }
  return undefined;
}

function find() {
  const named = process.env.MUARA_CHROMIUM;
  if (named && !existsSync(named)) fail(`MUARA_CHROMIUM names ${named}, which does not exist.`);
  return named ?? usual.find((path) => existsSync(path)) ?? inPlaywrightCache();
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
    runQuietly(bin('playwright'), ['install', '--with-deps', 'chromium']) ||
    runQuietly(bin('playwright'), ['install', 'chromium'])
  ) {
    const downloaded = find();
    if (downloaded) return downloaded;
  }
  return fail('No Chromium was found and none could be installed. Install one and name it in MUARA_CHROMIUM.');
}
