import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/app/theme.ts';

const THEME_CSS = 'virtual:theme.css';
const LOADED = `\0${THEME_CSS}`;

/** Colours of Mantine's own palette that the app uses besides the theme's. */
const MANTINE_COLORS = ['red', 'green', 'yellow'];

/**
 * Serves `virtual:theme.css`: the theme as CSS variables, resolved by Mantine during the build.
 * The browser gets them in the first style sheet and computes nothing before the first paint.
 */
export function themeCss(): Plugin {
  return {
    name: 'muara:theme-css',
    resolveId: (id) => (id === THEME_CSS ? LOADED : null),
    load: (id) => (id === LOADED ? `@layer mantine {\n${themeVariables()}\n}` : null),
  };
}

function themeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const used = new Set([...Object.keys(theme.colors ?? {}), ...MANTINE_COLORS]);
  const colors = Object.fromEntries(Object.entries(merged.colors).filter(([name]) => used.has(name)));
  const { variables, light, dark } = defaultCssVariablesResolver({ ...merged, colors: colors as typeof merged.colors });
  return convertCssVariables(
    {
      variables,
      light: { ...light, '--mantine-color-scheme': 'light' },
      dark: { ...dark, '--mantine-color-scheme': 'dark' },
    },
    ':root',
  );
}
