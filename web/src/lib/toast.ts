import { appState } from './app-state.ts';
import { clock } from './clock.ts';

/** How long a toast stays, and how many there are at most (000 §9). */
const TOAST_LIFETIME_MS = 5000;
const TOAST_LIMIT = 5;
/** New error surfaces are muted this long after a network error (000 §8). */
const NETWORK_ERROR_MUTE_MS = 1000;

type ToastKind = 'success' | 'error' | 'info';
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  link?: ToastLink | ToastAction | undefined;
}
/** Where a toast leads. */
interface ToastLink {
  href: string;
  label: string;
}
/** The action of a toast, such as undo; the toast closes once it is done. */
export interface ToastAction {
  label: string;
  run(): void;
}

const state = appState(() => ({
  toasts: [] as readonly Toast[],
  mutedUntil: 0,
  /** What cancels the timer of a toast. */
  timers: new Map<number, () => void>(),
}));
const listeners = new Set<() => void>();
/** Grows over every app of the page: the timer of an old toast must not find a new one by its id. */
// oxlint-disable-next-line state/no-module-state -- a number that no two apps share is no state of either
let nextId = 1;

/** The app's only queue of toasts; plain state, so code outside React (client error hooks) can use it. */
export const toast = {
  success: (text: string, link?: ToastLink) => add('success', text, link),
  info: (text: string, link?: ToastLink | ToastAction) => add('info', text, link),
  /** Shows an error unless error surfaces are muted; an error that is already on screen is not repeated. */
  error(text: string) {
    if (toast.muted()) return;
    if (!state.toasts.some((shown) => shown.kind === 'error' && shown.text === text)) add('error', text);
  },
  dismiss(id: number) {
    state.timers.get(id)?.();
    state.timers.delete(id);
    change(state.toasts.filter((shown) => shown.id !== id));
  },
  /** Keeps a toast on screen while it is hovered or focused. */
  hold(id: number) {
    state.timers.get(id)?.();
    state.timers.delete(id);
  },
  /** Lets a held toast go after its full lifetime. */
  release(id: number) {
    if (!state.timers.has(id))
      state.timers.set(
        id,
        clock.after(TOAST_LIFETIME_MS, () => toast.dismiss(id)),
      );
  },
  /** Mutes *new* error surfaces for 1 s; open dialogs stay, because they may hold typed data. */
  mute() {
    state.mutedUntil = clock.device() + NETWORK_ERROR_MUTE_MS;
  },
  muted: () => clock.device() < state.mutedUntil,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  all: () => state.toasts,
};

function add(kind: ToastKind, text: string, link?: ToastLink | ToastAction): void {
  const id = nextId++;
  const kept = state.toasts.slice(-(TOAST_LIMIT - 1));
  for (const dropped of state.toasts) if (!kept.includes(dropped)) toast.hold(dropped.id);
  change([...kept, { id, kind, text, link }]);
  toast.release(id);
}

function change(next: readonly Toast[]): void {
  state.toasts = next;
  for (const listener of listeners) listener();
}

/** Returns the toasts: `success`, `error`, `info`; 5 s, at most 5 at a time. */
export const useToast = (): Pick<typeof toast, 'success' | 'error' | 'info' | 'dismiss' | 'all'> => toast;
