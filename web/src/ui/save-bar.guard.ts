import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { currentPath } from '@/lib/address.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { guardHistory } from '@/lib/back-guard.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { saveBarMessages as text } from './save-bar.messages.ts';

/**
 * Asks before the user leaves a form with unsaved changes (002 §2.3).
 * That is by a link, a shortcut, Back or closing the window. A change of tab or filter stays on the screen, and so
 * does a modal over it: they need no confirmation.
 * The app's router cannot block navigation, so this wraps its history while there are unsaved changes.
 */
export function useLeaveGuard(unsaved: boolean): void {
  const { navigator } = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const { confirm } = useDialogs();
  const ask = useEffectEvent(() =>
    confirm({
      title: text.holdOn,
      message: text.leave,
      confirmLabel: text.discard,
      cancelLabel: text.keepEditing,
      danger: true,
    }),
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const guard: Guard = { pathname, place: indexOf(history.state), ask: once(ask) };
    const release = [guardWindow(), guardMoves(navigator, guard), guardBack(guard)];
    return () => {
      for (const undo of release) undo();
    };
  }, [unsaved, navigator, pathname]);
}

interface Guard {
  /** The screen that is guarded. */
  pathname: string;
  /** The position in the history, so that a step Back can be undone. */
  place: number | null;
  ask(): Promise<boolean>;
}

/** Allows one question at a time: further calls get a no meanwhile. */
function once(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking = false;
  return async () => {
    if (asking) return false;
    asking = true;
    try {
      return await ask();
    } finally {
      asking = false;
    }
  };
}

function guardWindow(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!keptForms.isReloading()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

interface Moves {
  push: Move;
  replace: Move;
}
type Move = (to: string | { pathname?: string }, state?: unknown, options?: never) => void;

/** Links and `navigate` call these two, which are deferred until the user has answered. */
function guardMoves(navigator: unknown, guard: Guard): () => void {
  const moves = navigator as Moves;
  const { push, replace } = moves;
  const guarded =
    (move: Move): Move =>
    (...step) => {
      const [to, state] = step;
      const go = () => {
        move.apply(moves, step);
        guard.place = indexOf(history.state);
      };
      if (stays(typeof to === 'string' ? to : (to.pathname ?? guard.pathname), state, guard)) go();
      else void guard.ask().then((yes) => (yes ? go() : undefined));
    };
  moves.push = guarded(push);
  moves.replace = guarded(replace);
  return () => {
    moves.push = push;
    moves.replace = replace;
  };
}

/** A modal keeps the screen under it. */
function stays(to: string, state: unknown, { pathname }: Guard): boolean {
  const under = (state as { under?: { pathname: string } } | null | undefined)?.under;
  return to.split(/[?#]/)[0] === pathname || under?.pathname === pathname;
}

/** Back and Forward are reported after the fact: they are undone, and repeated once the user confirms. */
function guardBack(guard: Guard): () => void {
  /** The undo in progress, which the browser reports as a separate step. */
  let undoing: Undoing | null = null;
  const askToGo = async (steps: number, undone: Promise<void>) => {
    const [yes] = await Promise.all([guard.ask(), undone]);
    if (!yes) return;
    release();
    history.go(steps);
  };
  const pop = (event: PopStateEvent) => {
    const to = indexOf(event.state);
    if (undoing && to === guard.place) {
      undoing.end();
      undoing = null;
      event.stopImmediatePropagation();
      return;
    }
    const { usr } = (event.state ?? {}) as { usr?: unknown };
    if (guard.place === null || to === null || stays(currentPath(), usr, guard)) {
      guard.place = to;
      return;
    }
    event.stopImmediatePropagation();
    const steps = to - guard.place;
    undoing ??= beginUndoing();
    history.go(-steps);
    void askToGo(steps, undoing.undone);
  };
  const release = guardHistory(pop);
  return release;
}

interface Undoing {
  /** Resolves once the history is back; a step before that would start from the wrong place. */
  undone: Promise<void>;
  end(): void;
}

function beginUndoing(): Undoing {
  let end = (): void => {};
  const undone = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { undone, end };
}

const indexOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null;
