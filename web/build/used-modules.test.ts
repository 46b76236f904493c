import { expect, test } from 'vitest';
import { usedModules } from './used-modules.ts';

const KIT = '/app/node_modules/@kit/core/esm';

/** A library whose index names two widgets, and a page that uses one of them. */
const MODULES: Record<string, { code: string; importedIds: string[] }> = {
  [`${KIT}/index.mjs`]: {
    code: `import { Select } from "./Select.mjs";\nimport { Menu } from "./Menu.mjs";\nexport { Menu, Select };`,
    importedIds: [`${KIT}/Select.mjs`, `${KIT}/Menu.mjs`],
  },
  [`${KIT}/Select.mjs`]: { code: `import { Menu } from "./Menu.mjs";`, importedIds: [`${KIT}/Menu.mjs`] },
  '/app/src/page.ts': {
    code: `import { Select as Choice } from "@kit/core";\nimport { words } from "./words.ts";`,
    importedIds: [`${KIT}/index.mjs`, '/app/src/words.ts'],
  },
  '/app/node_modules/@dates/core/index.mjs': {
    code: `import { Select } from "@kit/core";`,
    importedIds: [`${KIT}/index.mjs`],
  },
  [`${KIT}/Circle.mjs`]: { code: `import { Menu } from "./index.mjs";`, importedIds: [`${KIT}/index.mjs`] },
  '/app/src/all.ts': { code: `import * as kit from "@kit/core";`, importedIds: [`${KIT}/index.mjs`] },
};
const used = usedModules({ getModuleInfo: (id: string) => (MODULES[id] ?? null) as never });

test('leads through the index of a library to the names that are imported', () => {
  expect(used('/app/src/page.ts')).toEqual([`${KIT}/Select.mjs`, '/app/src/words.ts']);
});

test('leads to the whole library when all of it is imported', () => {
  expect(used('/app/src/all.ts')).toEqual([`${KIT}/index.mjs`]);
});

test('leads a library through the index of another', () => {
  expect(used('/app/node_modules/@dates/core/index.mjs')).toEqual([`${KIT}/Select.mjs`]);
});

test('leads to the index of a library that its own file imports', () => {
  expect(used(`${KIT}/Circle.mjs`)).toEqual([`${KIT}/index.mjs`]);
});

test('takes the imports inside a library as they are', () => {
  expect(used(`${KIT}/Select.mjs`)).toEqual([`${KIT}/Menu.mjs`]);
});

test('knows nothing of a module that is not part of the build', () => {
  expect(used('/app/src/none.ts')).toEqual([]);
});
