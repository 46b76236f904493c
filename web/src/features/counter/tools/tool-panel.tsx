import { BookingPanel } from './bookings/booking-panel.tsx';
import { DiningPanel } from './dining/dining-panel.tsx';
import { FocPanel } from './foc/foc-panel.tsx';
import { ParkedPanel } from './parked/parked-panel.tsx';
import type { ToolKind } from './tool-list.ts';
import { ToolsPanel } from './tools-panel.tsx';
import { WristbandPanel } from './wristbands/wristband-panel.tsx';

const PANELS = {
  tools: ToolsPanel,
  bookings: BookingPanel,
  wristbands: WristbandPanel,
  dining: DiningPanel,
  foc: FocPanel,
  parked: ParkedPanel,
};

/** The tool that is open over the till. */
export function ToolPanel({ kind }: { kind: ToolKind | 'tools' }) {
  const Panel = PANELS[kind];
  return <Panel />;
}
