import type { PublicPage } from '@muara/contract/types';
import { useEffect } from 'react';
import { currentPath, hrefOf } from '@/lib/address.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { RiverScene } from '@/ui/river-scene.tsx';
import { CleanHtml } from '@/ui/safe-html.clean.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { publicPagesMessages as text } from './public-pages.messages.ts';
import styles from './public-page.module.css';
import { type PageState, usePublicPage } from './use-public-page.ts';

/** /vvip and /terms-and-condition (002 §2.11); the latter shows any other page by its slug too. */
export default function PublicPagePage() {
  const { appName } = useConfig();
  const [state, retry] = usePublicPage(shownSlug());
  const title = titleOf(state);
  useEffect(() => {
    document.title = title ? `${title} – ${appName}` : appName;
  }, [title, appName]);
  return (
    <div className={styles.page}>
      <Banner title={title} page={state.kind === 'there' ? state.page : null} />
      <main className={styles.main}>
        <Contents state={state} onRetry={retry} />
      </main>
      <footer className={styles.foot}>
        <nav className={styles.more} aria-label={text.more}>
          <a href={hrefOf(paths.landing())}>{text.home}</a>
          <a href={hrefOf(paths.vvip())}>{text.vvip}</a>
          <a href={hrefOf(paths.terms())}>{text.terms}</a>
        </nav>
        <LanguageSwitch />
      </footer>
    </div>
  );
}

/** The page that the address asks for. */
function shownSlug(): string {
  if (currentPath() === paths.vvip()) return 'vvip';
  return new URLSearchParams(location.search).get('page') ?? 'terms-and-condition';
}

function titleOf(state: PageState): string {
  if (state.kind === 'there') return state.page.title;
  return state.kind === 'missing' ? text.notFound : '';
}

function Banner({ title, page }: { title: string; page: PublicPage | null }) {
  const { appName } = useConfig();
  const session = useSession();
  return (
    <div className={styles.banner}>
      <RiverScene />
      <header className={styles.bar}>
        <a href={hrefOf(paths.landing())} className={styles.home}>
          <Wordmark name={appName} />
        </a>
        <a href={hrefOf(session ? paths.dashboard() : paths.login())} className={styles.quiet}>
          {session ? text.dashboard : text.signIn}
        </a>
      </header>
      <div className={styles.words}>
        <h1 className={styles.title}>{title || '\u00a0'}</h1>
        <p className={styles.updated}>{page?.updated_at ? text.updated(longDate(page.updated_at)) : '\u00a0'}</p>
      </div>
    </div>
  );
}

function Contents({ state, onRetry }: { state: PageState; onRetry(): void }) {
  switch (state.kind) {
    case 'there':
      return (
        <article className={styles.article}>
          <CleanHtml html={state.page.content} className={styles.prose} />
          <p className={styles.tools}>
            <button type="button" className={styles.print} onClick={() => window.print()}>
              {text.print}
            </button>
          </p>
        </article>
      );
    case 'missing':
      return (
        <EmptyState
          title={text.notFound}
          text={text.notFoundText}
          action={<a href={hrefOf(paths.landing())}>{text.home}</a>}
        />
      );
    case 'failed':
      return <ErrorState text={errorText(state.error)} pending={state.pending} onRetry={onRetry} />;
    default:
      return <div className={styles.blank} role="status" aria-busy="true" aria-label={text.loading} />;
  }
}

/** Kept separate, so that the date formats of lists stay out of the first chunk of these screens. */
const LONG_DATE: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Kuala_Lumpur',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};
const longDate = (instant: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang === 'ms' ? 'ms-MY' : 'en-GB', LONG_DATE).format(
    new Date(instant),
  );
