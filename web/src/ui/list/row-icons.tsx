import { line } from '../icon-frame.tsx';

/** Icons of row buttons, in a file of their own because the first screens do not need them. */
const rowIcon = (d: string) => line(d, 18);

export const ViewIcon = rowIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
);
export const EditIcon = rowIcon('m14.5 5.5 4 4L8 20H4v-4zM12.5 7.5l4 4');
export const DeleteIcon = rowIcon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const ChatIcon = rowIcon('M4 5h16v11H10l-4.5 3.5V16H4zM8 9.5h8M8 12.5h5');
export const AddIcon = rowIcon('M12 5v14M5 12h14');
export const PreviousIcon = rowIcon('m15 6-6 6 6 6');
export const NextIcon = rowIcon('m9 6 6 6-6 6');
export const DuplicateIcon = rowIcon('M9 9h11v11H9zM5 15H4V4h11v1M14.5 12v5M12 14.5h5');
