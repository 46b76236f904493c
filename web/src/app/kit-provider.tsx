import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { scheme } from '@/lib/scheme.ts';
import { theme } from './theme.ts';

/**
 * Provides the kit with our theme.
 * Unlike the kit's own provider it writes no styles at run time: the theme's variables are in the style sheet, and
 * the head script has set the colour scheme before the first paint.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const wish = useSyncExternalStore(scheme.subscribe, scheme.wish);
  const shown = useSyncExternalStore(scheme.subscribe, scheme.shown);
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', shown);
    document.documentElement.setAttribute('data-respect-reduced-motion', '');
  }, [shown]);
  const kit = useMemo(
    () => ({
      colorScheme: wish,
      setColorScheme: scheme.choose,
      clearColorScheme: () => scheme.choose('auto'),
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'kit',
      cssVariablesSelector: ':root',
      withStaticClasses: false,
    }),
    [wish],
  );
  return (
    <MantineContext value={kit}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
