// The four packages that partners install, and what each contains besides the modules that its `exports` reach.

/**
 * @typedef {object} PackagePlan
 * @property {string} room      folder of the sources
 * @property {string[]} [programs]  modules that a command starts and nothing exports
 * @property {[from: string, to: string][]} [files]  files and folders that are copied, from the repository's root
 */

/** @type {PackagePlan[]} */
export const PACKAGES = [
  {
    room: 'openapi',
    files: [['openapi/GLOSSARY.md', 'GLOSSARY.md']],
  },
  { room: 'client' },
  {
    room: 'printer-sim',
    programs: ['src/main.ts'],
    files: ['favicon.svg', 'tray.css', 'tray.js'].map((file) => [
      `printer-sim/src/page/${file}`,
      `dist/src/page/${file}`,
    ]),
  },
  {
    room: 'simulator',
    programs: ['src/main.ts'],
    files: [
      ['simulator/bin', 'bin'],
      ['simulator/EVENTS.md', 'EVENTS.md'],
      ['web/dist', 'web'],
      ['docs/dist', 'docs'],
      ['console/dist', 'console'],
    ],
  },
];
