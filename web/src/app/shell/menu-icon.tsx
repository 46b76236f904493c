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

const ICONS: Record<string, (props: { size?: number }) => React.JSX.Element> = {
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
};

/** The icon of a menu entry by the name that the server gives; an unknown name is a dot. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? DotIcon;
  return <Icon />;
}
