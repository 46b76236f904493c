import type { MenuIconName } from '@muara/contract/menu';
import {
  ApiIcon,
  AuditIcon,
  BellIcon,
  BuyIcon,
  CrownIcon,
  DashboardIcon,
  DotIcon,
  ErrorIcon,
  LogoutIcon,
  PosIcon,
  PrinterIcon,
  ReceiptIcon,
  TicketIcon,
  SettingIcon,
  SupportIcon,
  UsersIcon,
  FlagIcon,
  VersionIcon,
} from '@/ui/icons.tsx';
import { CATALOGUE_ICONS } from './catalogue-icons.tsx';

type Icon = (props: { size?: number }) => React.JSX.Element;

/** The icons of the registered entries, and of names that servers give to theirs. */
const ICONS = {
  dashboard: DashboardIcon,
  pos: PosIcon,
  buy: BuyIcon,
  printer: PrinterIcon,
  receipt: ReceiptIcon,
  logout: LogoutIcon,
  ticket: TicketIcon,
  tickets: TicketIcon,
  crown: CrownIcon,
  users: UsersIcon,
  flag: FlagIcon,
  audit: AuditIcon,
  bell: BellIcon,
  setting: SettingIcon,
  error: ErrorIcon,
  api: ApiIcon,
  version: VersionIcon,
  support: SupportIcon,
  ...CATALOGUE_ICONS,
} satisfies Record<MenuIconName, Icon> & Record<string, Icon>;

/** The icon of a menu entry by the name that the server gives; an unknown name is a dot. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = (ICONS as Record<string, Icon>)[name] ?? DotIcon;
  return <Icon />;
}
