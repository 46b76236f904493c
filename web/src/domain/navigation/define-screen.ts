import type { MuaraClient } from '@muara/client/http';
import type { ScreenName, SCREENS } from '@muara/contract/screens';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from '@/lib/lazy-page.tsx';

/** What a screen gets that opens as a dialog over another one. */
export interface ModalProps {
  onClose(): void;
}

type PropsOf<N extends ScreenName> = (typeof SCREENS)[N]['frame'] extends 'modal' ? ModalProps : object;

/** Where a screen is shown, for the queries that it starts. */
export interface ScreenAddress {
  client: MuaraClient;
  screen: ScreenName;
  /** The parts of the path that vary. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

interface ScreenOptions<N extends ScreenName> {
  load(): Promise<{ default: ComponentType<PropsOf<N>> }>;
  /**
   * Returns the queries that the page will ask first; they start while its chunk loads.
   * Their modules load with the signed-in area, for every screen, so keep them small.
   */
  prefetch?(at: ScreenAddress): Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>[];
}

/** A screen that is registered in `screens.yaml`, with the page that it shows. */
export interface ScreenDefinition {
  name: ScreenName;
  /** Dialogs are given `onClose`. */
  Page: LazyPage<Partial<ModalProps>>;
  prefetch: NonNullable<ScreenOptions<ScreenName>['prefetch']>;
}

/**
 * Gives a screen of `screens.yaml` its page.
 * Export the result as the default of `<name>.screen.ts` in the feature's folder: the app collects these files, and
 * their pages load in their own chunks.
 */
export function defineScreen<N extends ScreenName>(
  name: N,
  { load, prefetch = () => [] }: ScreenOptions<N>,
): ScreenDefinition {
  // The app gives its props to each modal, and other pages take none.
  return { name, Page: lazyPage(load as () => Promise<{ default: ComponentType<Partial<ModalProps>> }>), prefetch };
}
