import type { SchemeWish } from '@/lib/scheme.ts';
import type { MenuEntry } from '../shell/menu.ts';

export const GROUPS = ['tickets', 'screens', 'actions', 'people'] as const;
type PaletteGroup = (typeof GROUPS)[number];

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Shown in small print beside the label. */
  hint?: string;
  /** Other words that find it, such as the English name. */
  alias?: string;
  icon: string;
  /** Its link, so that its screen can preload. */
  href?: string;
  run(): void;
}

const CODE = /^[A-Z0-9]{4,16}(-\d{1,4})?$/;
const PURCHASE = /^MR[A-Z][A-Z0-9]{8}$/;

/**
 * Returns the ticket code that a text looks like, or null: capitals and digits, not just a word.
 * Codes of sub-tickets count too.
 */
export function ticketCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) && (/\d/.test(code) || code.startsWith('MRC')) ? code : null;
}

/** Returns whether a code can belong to a whole purchase or booking; codes of sub-tickets are longer. */
export function isPurchaseCode(code: string): boolean {
  return PURCHASE.test(code);
}

/** Returns the side menu's screens as entries, group names before members, without Logout. */
export function screenEntries(
  menu: readonly MenuEntry[],
  { translate, open, except }: { translate(name: string): string; open(entry: MenuEntry): void; except: string },
): PaletteEntry[] {
  const lines = (entry: MenuEntry, parents: readonly string[]): PaletteEntry[] => {
    const names = [...parents, entry.name];
    if (entry.children) return entry.children.flatMap((child) => lines(child, names));
    if (entry.href === except) return [];
    const label = names.map(translate).join(' › ');
    return [
      {
        id: `screen-${entry.href}`,
        group: 'screens',
        label,
        alias: names.join(' '),
        icon: entry.icon,
        href: entry.href,
        run: () => open(entry),
      },
    ];
  };
  return menu.flatMap((entry) => lines(entry, []));
}

/** Returns the entries that contain every word of the text; those that start with it come first. */
export function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const found = entries.filter(({ label, hint, alias }) => {
    const hay = `${label} ${hint ?? ''} ${alias ?? ''}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  });
  const rank = ({ label }: PaletteEntry) => (label.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** The themes that are not chosen now. */
export function otherThemes(wish: SchemeWish): SchemeWish[] {
  return (['light', 'dark', 'auto'] as const).filter((theme) => theme !== wish);
}
