import { icon } from '@/ui/icon-frame.tsx';

export const CashIcon = icon(
  <>
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <circle cx="12" cy="12" r="2.75" />
    <path d="M6 9.5v5M18 9.5v5" />
  </>,
);
export const BankIcon = icon(<path d="m3 9 9-5 9 5zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18" />);
export const CardIcon = icon(
  <>
    <rect x="2.5" y="5.5" width="19" height="13" rx="2" />
    <path d="M2.5 10h19M6 15h4" />
  </>,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 8v.01" />
  </>,
);
export const MinusIcon = icon(<path d="M6 12h12" />);
export const PlusIcon = icon(<path d="M12 6v12M6 12h12" />);
export const BackIcon = icon(<path d="m15 6-6 6 6 6" />);
export const UpIcon = icon(<path d="m6 15 6-6 6 6" />);
export const PinIcon = icon(
  <>
    <path d="M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5Z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
);
export const TagIcon = icon(
  <>
    <path d="M3.5 4.5v7l9 9 7.5-7.5-9-9z" />
    <circle cx="8" cy="9" r="1.25" />
  </>,
);
export const TrashIcon = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5" />);
export const UndoIcon = icon(<path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3" />);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15" />);
export const KeyboardIcon = icon(
  <>
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8" />
  </>,
);
export const DoorIcon = icon(<path d="M14.5 4h-8v16h8M10.5 12h10.5M17.5 8.5 21 12l-3.5 3.5" />);
export const BackspaceIcon = icon(
  <path d="M8.5 5.5h11a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-11L2.5 12zM12 9.5l5 5M17 9.5l-5 5" />,
);
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.25" />
    <path d="M2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5a3.25 3.25 0 0 1 0 6.2M18 14.5c2 .8 3.2 2.5 3.5 5" />
  </>,
);
export const PlateIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4.5" />
  </>,
);
