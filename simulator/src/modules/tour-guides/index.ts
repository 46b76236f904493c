import type { Handlers } from '../../kernel/handler.ts';
import { addTourGuide } from './add-tour-guide.ts';
import { deleteTourGuide } from './delete-tour-guide.ts';
import { editTourGuide } from './edit-tour-guide.ts';
import { listTourGuides } from './list-tour-guides.ts';

/** Tour guides and their accounts (002 §2.8, 002 §7.3). */
export const tourGuides = { listTourGuides, addTourGuide, editTourGuide, deleteTourGuide } satisfies Partial<Handlers>;
