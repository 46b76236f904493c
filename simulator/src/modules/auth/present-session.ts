import { MENU, type MenuChild } from '@muara/contract/menu';
import type { Rules } from '@muara/contract/rules';
import { SCREENS } from '@muara/contract/screens';
import type { NavEntry, SessionAnswer, SessionUser } from '@muara/contract/types';
import { getActor, presentPolicies } from '../../domain/people/index.ts';
import { getSettings, type Session, type World } from '../../world/world.ts';
import { chatSenderIds } from '../chat/index.ts';
import { countBubbles, NO_BUBBLES } from '../notification/index.ts';

/** Returns the signed-in user, as sign-in and authenticate return it (000 §3). */
export function presentSession(world: World, session: Session, rules: Rules): SessionAnswer {
  return {
    user: presentSessionUser(world, session, rules),
    navs: listNavs(session, rules),
    announcement: getSettings(world).announcement,
  };
}

function presentSessionUser(world: World, session: Session, rules: Rules): SessionUser {
  const { user } = session;
  const actor = getActor(session);
  const seesBubbles = rules.hasPermission(actor, 'Booking', 'View') || rules.hasPermission(actor, 'Tickets', 'View');
  return {
    id: user.id,
    name: user.name,
    img: user.img,
    role: user.role,
    super_user: user.superUser,
    isSkaloot: user.isSkaloot,
    policies: presentPolicies(user),
    bubble: seesBubbles ? countBubbles(world) : NO_BUBBLES,
    chat_sender_ids: user.canChat ? chatSenderIds(world, user.id) : [],
    ws_api_key: rules.isInternal(user) ? getSettings(world).wsApiKey : '',
    username: user.username,
    email: user.email,
    contact: user.contact,
    booking_default_message: user.bookingDefaultMessage,
    can_chat: user.canChat,
    can_view_sub_tickets: user.canViewSubTickets,
    shift: user.shift,
  };
}

/**
 * Returns the menu entries that the server adds to the client's own (000 §2): only screens that the
 * user may open.
 */
function listNavs(session: Session, rules: Rules): NavEntry[] {
  const actor = getActor(session);
  return MENU.filter(({ place, screen }) => place === 'server' && rules.isAllowed(actor, SCREENS[screen]).ok).map(
    ({ children, ...entry }) => ({ ...buildNav(entry), ...(children && { children: children.map(buildNav) }) }),
  );
}

const buildNav = ({ name, href: url, icon }: MenuChild): NavEntry => ({ name, url, icon });
