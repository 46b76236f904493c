import { LANGUAGES } from '@muara/contract/constants';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { language, LANGUAGE_NAMES } from '@/lib/language.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { scheme, type SchemeWish } from '@/lib/scheme.ts';
import { InfoIcon, KeyboardIcon, LanguageIcon, LogoutIcon, ReceiptIcon } from '@/ui/icons.tsx';
import { Avatar } from '@/domain/people/avatar.tsx';
import { Link } from '@/ui/link.tsx';
import { en } from '../messages/en.ts';
import { shellExtras } from '../messages/shell-extras.ts';
import { overlays } from '../palette/overlays.ts';
import { openAppInfo } from './app-info.tsx';
import { hasShiftSlips } from './has-shift-slips.ts';
import styles from './user-menu.module.css';
import { userMenuMessages as text } from './user-menu.messages.ts';

const SCHEMES: readonly { wish: SchemeWish; word: 'light' | 'dark' | 'system' }[] = [
  { wish: 'light', word: 'light' },
  { wish: 'dark', word: 'dark' },
  { wish: 'auto', word: 'system' },
];

/** The own profile, theme, language, the shift slips of a cashier, help, and the way out (000 §2). */
export default function UserMenuPanel({ onChoose }: { onChoose(): void }) {
  const { user } = useSignedIn();
  const location = useLocation();
  const act = (run: () => void) => () => {
    onChoose();
    run();
  };
  return (
    <>
      <Link to={paths.profile()} className={styles.card} onClick={onChoose}>
        <Avatar name={user.name} img={user.img} />
        <span className={styles.words}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.role}>{user.email}</span>
          <span className={styles.own}>{text.profile}</span>
        </span>
      </Link>
      <Themes />
      {LANGUAGES.filter((one) => one !== language.shown()).map((one) => (
        <Item key={one} icon={<LanguageIcon size={18} />} lang={one} onClick={() => language.choose(one)}>
          {LANGUAGE_NAMES[one]}
        </Item>
      ))}
      {hasShiftSlips(user) ? (
        <>
          <Way to={paths.shiftSlip('start')} icon={<ReceiptIcon size={18} />} onClick={onChoose}>
            {shellExtras.startSlip}
          </Way>
          <Way to={paths.shiftSlip('close')} icon={<ReceiptIcon size={18} />} onClick={onChoose}>
            {shellExtras.closeSlip}
          </Way>
        </>
      ) : null}
      <Item icon={<KeyboardIcon size={18} />} onClick={act(() => overlays.open('shortcuts'))}>
        {text.shortcuts}
      </Item>
      <Item icon={<InfoIcon size={18} />} onClick={act(openAppInfo)}>
        {shellExtras.appInfo}
      </Item>
      <hr className={styles.line} />
      <Way to={paths.logout()} state={{ under: location }} icon={<LogoutIcon size={18} />} onClick={onChoose}>
        {en.logout}
      </Way>
    </>
  );
}

function Themes() {
  const wish = useSyncExternalStore(scheme.subscribe, scheme.wish);
  return (
    <fieldset className={styles.themes}>
      <legend className="sr-only">{text.theme}</legend>
      {SCHEMES.map((option) => (
        <label key={option.wish} className={styles.theme}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={wish === option.wish}
            onChange={() => scheme.choose(option.wish)}
          />
          {text[option.word]}
        </label>
      ))}
    </fieldset>
  );
}

interface LineProps {
  icon: ReactNode;
  children: ReactNode;
  onClick(): void;
}

function Item({ icon, children, onClick, lang }: LineProps & { lang?: string }) {
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      {icon}
      <span lang={lang}>{children}</span>
    </button>
  );
}

function Way({ to, state, icon, children, onClick }: LineProps & { to: string; state?: unknown }) {
  return (
    <Link to={to} state={state} className={styles.item} onClick={onClick}>
      {icon}
      {children}
    </Link>
  );
}
