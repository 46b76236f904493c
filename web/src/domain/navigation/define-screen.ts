import type { ScreenName, SCREENS } from '@muara/contract/screens';
import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from '@/lib/lazy-page.tsx';

/** What a screen gets that opens as a dialog over another one. */
export interface ModalProps {
  onClose(): void;
}

type PropsOf<N extends ScreenName> = (typeof SCREENS)[N]['frame'] extends 'modal' ? ModalProps : object;

/** A screen that is registered in `screens.yaml`, with the page that it shows. */
export interface ScreenDefinition {
  name: ScreenName;
  /** Dialogs are given `onClose`. */
  Page: LazyPage<Partial<ModalProps>>;
}

/**
 * Gives a screen of `screens.yaml` its page.
 * Export the result as the default of `<name>.screen.ts` in the feature's folder: the app collects these files, and
 * their pages load in their own chunks.
 */
export function defineScreen<N extends ScreenName>(
  name: N,
  { load }: { load(): Promise<{ default: ComponentType<PropsOf<N>> }> },
): ScreenDefinition {
  // The app gives its props to each modal, and other pages take none.
  return { name, Page: lazyPage(load as () => Promise<{ default: ComponentType<Partial<ModalProps>> }>) };
}
