import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { ErrorState } from '@/ui/states.tsx';
import { salePackagesQuery } from '@/domain/sale/sale.queries.ts';
import { ClosedShop } from '@/domain/online-sale/closed-shop.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { ShopHead } from './frame/shop-head.tsx';
import { ShopWizard } from './shop-wizard.tsx';
import { shopText as text } from '@/domain/online-sale/shop.messages.ts';
import styles from './shop-home.module.css';

/** The shop: open with its packages, closed (002 §2.7), or not reachable. */
export function ShopHome() {
  const client = useClient();
  const person = useSession()?.user.id ?? 'visitor';
  const { data, error, refetch, isFetching } = useQuery(salePackagesQuery(client));
  const isOpen = data?.online === 1;
  if (data && isOpen) {
    return (
      <>
        <ShopWizard key={person} catalogue={data} />
        <UnpaidOrder />
      </>
    );
  }
  if (data) {
    return (
      <main className={styles.state}>
        <ClosedShop message={data.message} pending={isFetching} onAskAgain={() => void refetch()} />
      </main>
    );
  }
  return (
    <>
      <ShopHead hero="tall" />
      <main className={styles.state} aria-busy={!error} aria-label={error ? undefined : text.loading}>
        {error ? (
          <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.ghosts} aria-hidden="true">
            {[0, 1, 2].map((ghost) => (
              <span key={ghost} />
            ))}
          </div>
        )}
      </main>
    </>
  );
}
