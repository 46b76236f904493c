import { icon, line } from './icon-frame.tsx';

export const CloseIcon = line('M18 6 6 18M6 6l12 12');
export const CheckIcon = line('m5 12.5 4.5 4.5L19 7.5');
export const ChevronIcon = line('m6 9 6 6 6-6');
export const ArrowIcon = line('M12 19V5m-5 5 5-5 5 5');
export const BackIcon = line('M19 12H5m6 6-6-6 6-6');
export const BurgerIcon = line('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = line('m20 20-4.2-4.2M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z');
export const DashboardIcon = line('M4 4h6.5v9H4zM13.5 4H20v5.5h-6.5zM13.5 13H20v7h-6.5zM4 16.5h6.5V20H4z');
export const PosIcon = line('M4 10h16v10H4zM7 10V4h10v6M9 7h6M8 14h.01M12 14h.01M16 14h.01M8 17h8');
export const BuyIcon = line('M4 5h2l2.2 10.5h9.3L20 8H7M9.5 19.5h.01M16.5 19.5h.01');
export const PrinterIcon = line(
  'M7 8V4h10v4M7 17H5a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
);
export const LogoutIcon = line(
  'M14 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-2M9 12h11m-3-3 3 3-3 3',
);
export const TicketIcon = line('M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v2m0 2v2m0 2v2');
export const CrownIcon = line('m4 8 4 4 4-7 4 7 4-4-1.5 10h-13z');
export const UsersIcon = line(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c1.9.8 3 2.7 3 5.2',
);
export const FlagIcon = line('M5 21V4h12l-2 4 2 4H5');
export const ReceiptIcon = line('M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6');
export const RetryIcon = line('M20 11a8 8 0 1 0-2.3 5.7M20 5v6h-6');
export const CopyIcon = line('M9 9h11v11H9zM5 15H4V4h11v1');
export const RefundIcon = line('M4 9h11a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4');
export const VoidIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM6 6l12 12');
export const CalendarIcon = line('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4');
export const ClockIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.25 2');
export const TideIcon = line('M3 9c3 0 3 2 6 2s3-2 6-2 3 2 6 2M3 15c3 0 3 2 6 2s3-2 6-2 3 2 6 2');
export const DownloadIcon = line('M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14');
export const DotIcon = icon(<circle cx="12" cy="12" r="2.5" fill="currentColor" stroke="none" />);
export const BellIcon = line('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4');
export const SettingIcon = line('M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5');
export const ErrorIcon = line('M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.3h.01');
export const ApiIcon = line('m8 8-4 4 4 4M16 8l4 4-4 4M13.5 6l-3 12');
export const VersionIcon = line('M7 3.5h10v17H7zM11 17.5h2M10 8l2-2 2 2M12 6v6');
export const SupportIcon = line('M4 12a8 8 0 1 1 3 6.2L4 20l1-3.6A8 8 0 0 1 4 12ZM12 16h.01M10 10a2 2 0 1 1 2 2.2v.8');
export const AuditIcon = line('M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3');
export const InfoIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01');
export const LanguageIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.4 3.8 5.5 3.8 9s-1.3 6.6-3.8 9c-2.5-2.4-3.8-5.5-3.8-9S9.5 5.4 12 3Z',
);
export const KeyboardIcon = line('M3 6.5h18v11H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h10');
export const ThemeIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 8l4.5-3M12 13l8-4M12 18l8-4');
