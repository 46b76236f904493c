import { MENU, type MenuChild } from '@muara/contract/menu';
import { SCREENS } from '@muara/contract/screens';
import type { NavEntry } from '@muara/contract/types';
import type { Rules } from '@muara/contract/rules';
import { getActor } from '../../domain/people/index.ts';
import type { Session } from '../../world/world.ts';

/**
 * Returns the menu entries that the server adds to the client's own (000 §2): only screens that the
 * user may open.
 */
export function listNavs(session: Session, rules: Rules): NavEntry[] {
  const actor = getActor(session);
  return MENU.filter(({ place, screen }) => place === 'server' && rules.isAllowed(actor, SCREENS[screen]).ok).map(
    ({ children, ...entry }) => ({ ...buildNav(entry), ...(children && { children: children.map(buildNav) }) }),
  );
}

const buildNav = ({ name, href: url, icon }: MenuChild): NavEntry => ({ name, url, icon });
