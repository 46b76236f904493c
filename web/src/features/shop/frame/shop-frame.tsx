import { type ReactNode, useState } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { RefundIcon } from '@/ui/icons.tsx';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { LowConnection } from '@/domain/connection/low-connection.tsx';
import { RiverScene } from '@/ui/river-scene.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { shopText as text } from '@/domain/online-sale/shop.messages.ts';
import { FestiveBanner } from '../notices/festive-banner.tsx';
import { useAskRefund } from '../refund/refund-desk.tsx';
import { ShopFoot } from './shop-foot.tsx';
import { PLAIN, ShowHead } from './shop-head.tsx';
import styles from './shop-frame.module.css';

/**
 * The frame of the public shop: the river, the account, refunds and the footer.
 * What it contains chooses its head.
 */
export function ShopFrame({ children }: { children: ReactNode }) {
  const [{ hero, greetsOn }, show] = useState(PLAIN);
  const { appName } = useConfig();
  const session = useSession();
  const askRefund = useAskRefund();
  return (
    <div className={styles.page}>
      {greetsOn === null ? null : <FestiveBanner today={greetsOn} />}
      <div className={styles.hero} data-tall={hero === 'tall' || undefined}>
        <RiverScene />
        <header className={styles.bar}>
          <a href={hrefOf(paths.landing())} className={styles.home}>
            <Wordmark name={appName} />
          </a>
          <div className={styles.tools}>
            <span className={styles.line}>
              <LowConnection />
            </span>
            <span className={styles.languages}>
              <LanguageSwitch />
            </span>
            <button type="button" className={styles.quiet} onClick={askRefund}>
              <RefundIcon size={18} />
              <span className={styles.wide}>{text.refund}</span>
            </button>
            <a href={hrefOf(session ? paths.dashboard() : paths.login())} className={styles.way}>
              {session ? text.dashboard : text.signIn}
            </a>
          </div>
        </header>
        {hero === 'tall' ? (
          <div className={styles.words}>
            <h1 className={styles.title}>{text.title}</h1>
            <p className={styles.lead}>{text.lead}</p>
          </div>
        ) : null}
        {hero === 'low' ? <h1 className="sr-only">{text.buyTickets}</h1> : null}
      </div>
      <div className={styles.content}>
        <ShowHead value={show}>{children}</ShowHead>
      </div>
      <ShopFoot onRefund={askRefund} />
    </div>
  );
}
