import { icon } from '@/ui/icon-frame.tsx';

export const WristbandIcon = icon(
  <>
    <ellipse cx="12" cy="8.5" rx="8" ry="4" />
    <path d="M4 8.5v6c0 2.2 3.6 4 8 4s8-1.8 8-4v-6M9.5 14.5h5" />
  </>,
);
export const DishIcon = icon(<path d="M3.5 17.5h17M5 17.5a7 7 0 0 1 14 0M12 10.5V8M10.5 8h3M2.5 20.5h19" />);
export const GiftIcon = icon(
  <path d="M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5C9 7.5 7 6.5 7 5s3.5-2.5 5 2.5c1.5-5 5-4 5-2.5s-2 2.5-5 2.5Z" />,
);
export const ParkIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.75 8.5v7M14.25 8.5v7" />
  </>,
);
export const ToolsIcon = icon(<path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />);
