import { hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { isWebAddress } from '@muara/contract/rules/forms/check-popup';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { shopText as text } from '@/domain/online-sale/shop.messages.ts';
import styles from './shop-foot.module.css';

/** Links in the footer: the terms, VVIP, a refund, the apps (002 §6). */
export function ShopFoot({ onRefund }: { onRefund(): void }) {
  const { stores } = useConfig();
  const apps = [
    [text.googlePlay, stores?.android],
    [text.appStore, stores?.ios],
  ].filter(
    (app): app is [string, string] => app[1] !== undefined && app[1].startsWith('https://') && isWebAddress(app[1]),
  );
  return (
    <footer className={styles.foot}>
      <nav className={styles.more} aria-label={text.more}>
        <a href={hrefOf(paths.terms())}>{text.terms}</a>
        <a href={hrefOf(paths.vvip())}>{text.vvip}</a>
        <button type="button" onClick={onRefund}>
          {text.refund}
        </button>
      </nav>
      {apps.length === 0 ? null : (
        <nav className={styles.more} aria-label={text.getApp}>
          {apps.map(([name, href]) => (
            <a key={name} href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ))}
        </nav>
      )}
      <span className={styles.counters}>{text.counters}</span>
      <span className={styles.languages}>
        <LanguageSwitch />
      </span>
    </footer>
  );
}
