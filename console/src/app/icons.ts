import { line } from '@/ui/icon-frame.tsx';

export const WorldIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.5h17M3.5 14.5h17M12 3c2.6 2.6 3.8 5.6 3.8 9S14.6 18.4 12 21c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z',
);
export const FaultIcon = line('M13 3 5 14h6l-1 7 9-12h-7z');
export const OpenIcon = line('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
export const AddIcon = line('M12 5v14M5 12h14');
export const TrashIcon = line('M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5M14 11v5');
export const MailIcon = line('M4 6h16v12H4zM4.5 7l7.5 6 7.5-6');
export const RealtimeIcon = line('M4 9h13m-4-4 4 4-4 4M20 15H7m4-4-4 4 4 4');
export const RightsIcon = line('M12 3 5 6v5c0 4.6 2.9 8 7 10 4.1-2 7-5.4 7-10V6zM9 12l2 2 4-4.5');
export const RunIcon = line('M4 6.5l2 2 3.5-4M4 13.5l2 2 3.5-4M13 7h7M13 14h7M4 20h16');
