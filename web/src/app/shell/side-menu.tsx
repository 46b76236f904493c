import { use, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@/ui/link.tsx';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { ChevronIcon } from '@/ui/icons.tsx';
import { en } from '../messages/en.ts';
import { translateMenu } from '@/domain/navigation/menu-words.ts';
import { MenuIcon } from './menu-icon.tsx';
import type { MenuEntry } from './menu.ts';
import { OPEN_WINDOW } from './open-menu-window.ts';
import { PreloadContext } from './preload-context.ts';
import styles from './side-menu.module.css';

/** The side menu: a rail of icons when collapsed, words and groups otherwise. */
export function SideMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <nav id="side-menu" className={styles.menu} aria-label={en.mainMenu}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.href + entry.name}>{entry.children ? <Group entry={entry} /> : <Entry entry={entry} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation();
  const inside = entry.children?.some((child) => isCurrent(child, pathname)) ?? false;
  const [wish, setWish] = useState<boolean | null>(null);
  const open = wish ?? inside;
  const id = `menu-${entry.name.replaceAll(' ', '-')}`;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        data-inside={inside || undefined}
        title={translateMenu(entry.name)}
        onClick={() => setWish(!open)}
      >
        <MenuIcon name={entry.icon} />
        <span className={styles.word}>{translateMenu(entry.name)}</span>
        {open ? null : <Badge entry={entry} />}
        <span className={styles.chevron} data-open={open || undefined}>
          <ChevronIcon size={16} />
        </span>
      </button>
      <ul id={id} className={styles.children} hidden={!open}>
        {entry.children?.map((child) => (
          <li key={child.href}>
            <Entry entry={child} child />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, child }: { entry: MenuEntry; child?: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const current = isCurrent(entry, location.pathname);
  const open = (event: MouseEvent) => {
    if (entry.window === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    OPEN_WINDOW[entry.window](() => void navigate(entry.href));
  };
  return (
    <Link
      to={entry.href}
      state={entry.modal ? { under: location } : undefined}
      className={styles.entry}
      data-child={child || undefined}
      aria-current={current ? 'page' : undefined}
      title={translateMenu(entry.name)}
      onClick={open}
      onPointerEnter={() => void preload(entry.href)}
      onFocus={() => void preload(entry.href)}
    >
      <MenuIcon name={entry.icon} />
      <span className={styles.word}>{translateMenu(entry.name)}</span>
      {entry.mark === 'online-printers' ? <PrinterMarks /> : null}
      <Badge entry={entry} />
    </Link>
  );
}

function Badge({ entry }: { entry: MenuEntry }) {
  if (!entry.badge) return null;
  return (
    <span className={styles.badge}>
      {entry.badge > 99 ? '99+' : entry.badge}
      <span className="sr-only"> {entry.badgeLabel ? translateMenu(entry.badgeLabel) : null}</span>
    </span>
  );
}

/** The green mark of 000 §2: any printer is online; and how many print jobs want a look. */
function PrinterMarks() {
  const printers = usePrinters();
  const online = useSyncExternalStore(printers.subscribe, printers.online);
  const jobs = useSyncExternalStore(printers.subscribe, printers.jobs);
  const care = jobs.filter(({ needsAttention }) => needsAttention).length;
  return (
    <>
      {online.length === 0 ? null : (
        <span className={styles.online}>
          <span className="sr-only">{en.printersOnline}</span>
        </span>
      )}
      {care === 0 ? null : (
        <span className={styles.badge}>
          {care}
          <span className="sr-only"> {en.printJobsToLookAt(care)}</span>
        </span>
      )}
    </>
  );
}

function isCurrent({ href }: MenuEntry, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
