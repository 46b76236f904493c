import { ApiError } from '@muara/client/http';
import type { PublicPage } from '@muara/contract/types';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';

export type PageState =
  | { kind: 'loading' }
  | { kind: 'there'; page: PublicPage }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown; pending: boolean };

const SLUG = /^[a-z0-9-]{1,160}$/;

/** The page of a slug. The screens in front of the session do without a cache: they are read once. */
export function usePublicPage(slug: string): [state: PageState, retry: () => void] {
  const client = useClient();
  const [state, setState] = useState<PageState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!SLUG.test(slug)) {
      setState({ kind: 'missing' });
      return undefined;
    }
    const asked = new AbortController();
    client.call.getPublicPage({ params: { slug }, signal: asked.signal }).then(
      (page) => setState({ kind: 'there', page }),
      (error: unknown) => {
        if (!asked.signal.aborted) setState(failed(error));
      },
    );
    return () => asked.abort();
  }, [client, slug, attempt]);
  const retry = () => {
    setState((known) => (known.kind === 'failed' ? { ...known, pending: true } : known));
    setAttempt((count) => count + 1);
  };
  return [state, retry];
}

function failed(error: unknown): PageState {
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? { kind: 'missing' } : { kind: 'failed', error, pending: false };
}
