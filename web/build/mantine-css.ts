import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/app/theme.ts';

const require = createRequire(import.meta.url);
/** A reset of every pseudo-element makes the browser compute two more boxes for each element. */
const EVERY_PSEUDO = /\*,\s*\*::before,\s*\*::after(?=\s*\{\s*box-sizing)/;
const coreRoot = dirname(require.resolve('@mantine/core/styles.css'));

/**
 * The kit's order of component styles.
 * Sub-layers are declared once, in this order, so the order of chunks does not matter.
 */
const COMPONENT_ORDER = componentOrder();
const CORE_MODULE = /@mantine\/core\/esm\/.*\/([A-Za-z]+)\.module\.mjs$/;
const VIRTUAL = 'virtual:kit-css/';
const BASE = fileURLToPath(new URL('../src/app/kit.css', import.meta.url));

/**
 * Gives every kit component its own stylesheet and nothing else.
 *
 * A component reaches its class names through `X.module.mjs`; when that module stays in a chunk
 * after tree shaking, its stylesheet `styles/X.css` lands in the same chunk. Each sheet is wrapped
 * in the sub-layer `mantine.X`, and `src/app/kit.css` declares all sub-layers in the kit's
 * order, so app styles (unlayered) always win and lazy chunks cannot reorder the kit.
 * In development the kit is pre-bundled, therefore the base sheet is the whole one.
 */
export function mantineCss(): Plugin {
  let serving = false;
  return {
    name: 'muara:mantine-css',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId(id) {
      return id.startsWith(VIRTUAL) ? `\0${id}.css` : null;
    },
    load(id) {
      if (id === BASE) return serving ? wholeSheet() : baseSheet();
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const name = id.slice(VIRTUAL.length + 1, -'.css'.length);
      return inLayer(name, readFileSync(join(coreRoot, 'styles', `${name}.css`), 'utf8'));
    },
    transform(code, id) {
      if (serving) return null;
      const component = CORE_MODULE.exec(id)?.[1];
      if (component) return { code: `import '${VIRTUAL}${component}';\n${code}`, map: null };
      return null;
    },
  };
}

function baseSheet(): string {
  const layers = ['base', ...COMPONENT_ORDER].map((name) => `mantine.${name}`).join(', ');
  const parts = ['baseline', 'global'].map((name) => sheet(`@mantine/core/styles/${name}.css`));
  return `@layer ${layers};\n${inLayer('base', [themeSheet(), ...parts].join('\n'))}`;
}

/** Colours of the kit's own palette that the app uses besides the theme's. */
const KIT_COLORS = ['red', 'green', 'yellow'];

/**
 * Returns the theme as CSS variables.
 * They are resolved at build time: the browser adds no style element and does no work before the first paint.
 */
function themeSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const used = new Set([...Object.keys(theme.colors ?? {}), ...KIT_COLORS]);
  const colors = Object.fromEntries(Object.entries(merged.colors).filter(([name]) => used.has(name)));
  const variables = defaultCssVariablesResolver({ ...merged, colors: colors as typeof merged.colors });
  const scheme = { light: { '--mantine-color-scheme': 'light' }, dark: { '--mantine-color-scheme': 'dark' } };
  return convertCssVariables(
    {
      variables: variables.variables,
      light: { ...variables.light, ...scheme.light },
      dark: { ...variables.dark, ...scheme.dark },
    },
    ':root',
  );
}

function wholeSheet(): string {
  const layers = ['kit', 'theme'].map((name) => `mantine.${name}`).join(', ');
  return `@layer ${layers};\n${inLayer('kit', sheet('@mantine/core/styles.css'))}\n${inLayer('theme', themeSheet())}`;
}

/**
 * Returns a style sheet of the kit.
 * The few pseudo-elements with borders or padding set their own box sizing.
 */
function sheet(id: string): string {
  return readFileSync(require.resolve(id), 'utf8').replace(EVERY_PSEUDO, '*, .mantine-Loader-root::after');
}

function inLayer(name: string, css: string): string {
  return `@layer mantine.${name} {\n${css}\n}`;
}

/** Returns the kit's components in the order in which its complete style sheet first styles them. */
function componentOrder(): string[] {
  const whole = sheet('@mantine/core/styles.css');
  const index = readFileSync(join(coreRoot, 'esm/index.mjs'), 'utf8');
  const names = new Set([...index.matchAll(/components\/([A-Za-z]+)\//g)].map((match) => match[1] as string));
  for (const match of index.matchAll(/\/([A-Za-z]+)\.mjs"/g)) names.add(match[1] as string);
  const placed: { name: string; at: number }[] = [];
  for (const name of names) {
    const first = firstClass(name);
    if (first) placed.push({ name, at: whole.indexOf(first) });
  }
  return placed.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

function firstClass(name: string): string | null {
  try {
    const css = readFileSync(join(coreRoot, 'styles', `${name}.css`), 'utf8');
    return /\.m_[0-9a-f]+/.exec(css)?.[0] ?? null;
  } catch {
    return null;
  }
}
