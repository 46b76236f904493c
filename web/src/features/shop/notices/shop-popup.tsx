import { isWebAddress } from '@muara/contract/rules/forms/check-popup';
import type { SalePackages } from '@muara/contract/types';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { seenThisSession } from './seen-this-session.ts';
import styles from './shop-popup.module.css';

type Popup = NonNullable<SalePackages['popup']>;

/** One popup a visit: another that is switched on later waits for the next visit (002 §2.19). */
const MARK = 'popup';

/** The operator's current promotion. It waits until no other dialog is open. */
export function ShopPopup({ popup }: { popup: SalePackages['popup'] }) {
  return popup ? <Promotion key={popup.id} popup={popup} /> : null;
}

function Promotion({ popup }: { popup: Popup }) {
  const client = useClient();
  const [isDone, setDone] = useState(() => seenThisSession.wasSeen(MARK));
  const src = client.url('getImage', { params: { file: popup.img } });
  const isLoaded = useImageLoaded(isDone ? null : src);
  const isFree = useNoDialogOpen(isLoaded && !isDone);
  const isShown = isLoaded && isFree && !isDone;
  useEffect(() => {
    if (isShown) seenThisSession.markSeen(MARK);
  }, [isShown]);
  if (!isShown) return null;

  const image = <img className={styles.image} src={src} alt={popup.name} />;
  const isLinked = popup.link !== null && isWebAddress(popup.link);
  return (
    <Dialog title={popup.name} size="md" onClose={() => setDone(true)}>
      {isLinked ? (
        <a className={styles.link} href={popup.link ?? undefined} target="_blank" rel="noopener noreferrer">
          {image}
          <span className={styles.more}>
            {extrasText.popup.more} <span className="sr-only">({extrasText.newTab})</span>
          </span>
        </a>
      ) : (
        image
      )}
    </Dialog>
  );
}

/** Whether an image has loaded, so that the dialog opens at its full size. */
function useImageLoaded(src: string | null): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    image.addEventListener('load', () => setLoaded(src));
    image.src = src;
    return () => {
      image.src = '';
    };
  }, [src]);
  return src !== null && loaded === src;
}

/** Whether there was a moment without an open dialog since it was wanted. */
function useNoDialogOpen(wanted: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!wanted || isFree) return undefined;
    const look = () => {
      if (document.querySelector('dialog[open]') === null) setFree(true);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    look();
    return () => changes.disconnect();
  }, [wanted, isFree]);
  return isFree;
}
