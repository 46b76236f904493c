import type { TripManifest } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { manifestMessages as text } from './manifest.messages.ts';
import { manifestQuery } from './trips.api.ts';

const Manifest = lazy(() => import('./manifest.tsx'));

/** Prints the manifest of a trip as of now. */
export function PrintManifest({ tripId }: { tripId: string }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const [manifest, setManifest] = useState<TripManifest | null>(null);
  const print = async (): Promise<void> => {
    setPending(true);
    try {
      setManifest(await queries.fetchQuery(manifestQuery(client, tripId)));
    } catch (error) {
      toast.error(errorText(error));
    }
    setPending(false);
  };
  return (
    <>
      <Button kind="plain" icon={<PrinterIcon size={18} />} pending={pending} onClick={() => void print()}>
        {text.print}
      </Button>
      <Suspense>{manifest ? <Manifest manifest={manifest} onPrinted={() => setManifest(null)} /> : null}</Suspense>
    </>
  );
}
