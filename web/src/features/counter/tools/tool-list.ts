import type { OperationId } from '@muara/contract/types';
import type { ComponentType } from 'react';
import { SearchIcon } from '@/ui/icons.tsx';
import { DishIcon, GiftIcon, ParkIcon, WristbandIcon } from './tool-icons.tsx';
import { toolText } from './tools.messages.ts';

export type ToolKind = 'bookings' | 'wristbands' | 'dining' | 'foc' | 'parked';

interface Tool {
  kind: ToolKind;
  label: string;
  /** The key that opens it. */
  hotkey: string;
  icon: ComponentType;
  /** The operation that the user must be allowed to call; null when it needs no server. */
  needs: OperationId | null;
  /** Whether exhibitions have it too (002 §4.4, §6). */
  atExhibitions: boolean;
}

/** What a till does besides selling, in the order of its buttons. */
const listTools = (): Tool[] => [
  {
    kind: 'bookings',
    label: toolText.bookings,
    hotkey: 'b',
    icon: SearchIcon,
    needs: 'searchBookings',
    atExhibitions: false,
  },
  {
    kind: 'wristbands',
    label: toolText.wristbands,
    hotkey: 'w',
    icon: WristbandIcon,
    needs: 'searchWristbands',
    atExhibitions: false,
  },
  { kind: 'dining', label: toolText.dining, hotkey: 'f', icon: DishIcon, needs: 'searchDining', atExhibitions: false },
  { kind: 'foc', label: toolText.foc, hotkey: 'o', icon: GiftIcon, needs: 'generateTicket', atExhibitions: false },
  { kind: 'parked', label: toolText.parked, hotkey: 'k', icon: ParkIcon, needs: null, atExhibitions: true },
];

/** Returns the tools of this till and user. */
export function toolsOf(exhibition: boolean, can: (operation: OperationId) => boolean): Tool[] {
  return listTools().filter((tool) => (tool.atExhibitions || !exhibition) && (tool.needs === null || can(tool.needs)));
}
