import type { AlertRequest, AskRequest, ConfirmRequest, DialogRequests } from '@/lib/dialogs.ts';

export type RequestedDialogEntry =
  | { kind: 'alert'; request: AlertRequest; done(): void }
  | { kind: 'confirm'; request: ConfirmRequest; done(yes: boolean): void }
  | { kind: 'ask'; request: AskRequest; done(text: string | null): void };

/** The queue of requested dialogs; the first one is on screen. */
export interface Dialogs {
  requests: DialogRequests;
  first(): RequestedDialogEntry | null;
  subscribe(listener: () => void): () => void;
}

export function createDialogs(): Dialogs {
  let line: readonly RequestedDialogEntry[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly RequestedDialogEntry[]) => {
    line = next;
    for (const listener of listeners) listener();
  };
  const put = <T>(make: (settle: (value: T) => void) => RequestedDialogEntry): Promise<T> =>
    new Promise<T>((resolve) => {
      const entry = make((value) => {
        change(line.filter((other) => other !== entry));
        resolve(value);
      });
      change([...line, entry]);
    });
  const alert = (request: AlertRequest): Promise<void> => {
    // The same message may come by two ways, as an answer and over the realtime channel: it is shown once.
    const isOpen = line.some(
      ({ kind, request: open }) => kind === 'alert' && open.title === request.title && open.message === request.message,
    );
    return isOpen ? Promise.resolve() : put<void>((done) => ({ kind: 'alert', request, done }));
  };
  return {
    requests: {
      alert,
      confirm: (request: ConfirmRequest) => put<boolean>((done) => ({ kind: 'confirm', request, done })),
      ask: (request: AskRequest) => put<string | null>((done) => ({ kind: 'ask', request, done })),
    },
    first: () => line[0] ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
