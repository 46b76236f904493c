import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { DownloadIcon, LogoutIcon, ReceiptIcon } from '@/ui/icons.tsx';
import { shellExtras as text } from '../messages/shell-extras.ts';
import { openAppInfo } from './app-info.tsx';
import styles from './context-menu.module.css';

/** A point of the window. */
export interface Place {
  x: number;
  y: number;
}

/** Distance that the menu keeps from the edge of the window. */
const EDGE = 8;

/**
 * The open context menu.
 * Arrow keys move, Enter selects, Escape or a click outside closes; focus returns.
 */
export function ContextMenuList({ place, onClose }: { place: Place; onClose(): void }) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    before.current = document.activeElement;
    menu.showPopover();
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(EDGE, Math.min(place.x, innerWidth - width - EDGE))}px`;
    menu.style.top = `${Math.max(EDGE, Math.min(place.y, innerHeight - height - EDGE))}px`;
    itemsOf(menu)[0]?.focus({ preventScroll: true });
  }, [place]);

  useEffect(() => {
    const beside = (event: Event) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) close();
    };
    const away = () => close();
    document.addEventListener('pointerdown', beside, true);
    document.addEventListener('scroll', beside, true);
    window.addEventListener('resize', away);
    window.addEventListener('blur', away);
    return () => {
      document.removeEventListener('pointerdown', beside, true);
      document.removeEventListener('scroll', beside, true);
      window.removeEventListener('resize', away);
      window.removeEventListener('blur', away);
    };
  }, []);

  const leave = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    onClose();
  };
  return (
    <div
      ref={list}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={text.menu}
      className={styles.menu}
      onKeyDown={(event) => pressKey(event, leave)}
      onPointerMove={(event) =>
        (event.target as Element).closest<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
      }
    >
      <Entries onChoose={leave} />
    </div>
  );
}

function Entries({ onChoose }: { onChoose(): void }) {
  const { stores } = useConfig();
  const { user } = useSignedIn();
  const location = useLocation();
  const navigate = useNavigate();
  const choose = (run: () => void) => () => {
    onChoose();
    run();
  };
  const android = storeAddress(stores?.android);
  const ios = storeAddress(stores?.ios);
  return (
    <>
      <Item onClick={choose(openAppInfo)} icon={<InfoIcon />}>
        {text.appInfo}
      </Item>
      {android ? <StoreLink href={android} onClick={onChoose} name={text.googlePlay} /> : null}
      {ios ? <StoreLink href={ios} onClick={onChoose} name={text.appStore} /> : null}
      {user.role === 'Cashier' ? (
        <>
          <hr className={styles.line} />
          <Item onClick={choose(() => void navigate(paths.shiftSlip('start')))} icon={<ReceiptIcon size={18} />}>
            {text.startSlip}
          </Item>
          <Item onClick={choose(() => void navigate(paths.shiftSlip('close')))} icon={<ReceiptIcon size={18} />}>
            {text.closeSlip}
          </Item>
        </>
      ) : null}
      <hr className={styles.line} />
      <Item
        onClick={choose(() => void navigate(paths.logout(), { state: { under: location } }))}
        icon={<LogoutIcon size={18} />}
      >
        {text.logout}
      </Item>
    </>
  );
}

/** Drawn here: the icons of the shell come with its first paint. */
function InfoIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01" />
    </svg>
  );
}

function Item({ icon, onClick, children }: { icon: ReactNode; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

function StoreLink({ href, name, onClick }: { href: string; name: string; onClick(): void }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      onClick={onClick}
    >
      <DownloadIcon size={18} />
      {name}
    </a>
  );
}

const itemsOf = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function pressKey(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at <= 0 ? items.length : at) - 1,
    Home: 0,
    End: items.length - 1,
  };
  const to = next[event.key];
  if (to === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
  if (to === undefined) leave();
  else items[to]?.focus({ preventScroll: true });
}

/** The address of a store as the configuration gives it; anything but a secure web address is none. */
function storeAddress(value: string | undefined): string | null {
  return value !== undefined && value.startsWith('https://') && URL.canParse(value) ? value : null;
}
