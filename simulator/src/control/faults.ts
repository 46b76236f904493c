import type { Fault as WireFault, FaultOrder as WireOrder } from '@muara/contract/control';
import { isSpent, type Fault } from '../kernel/faults.ts';
import type { ControlContext, HandlersOf } from './action.ts';
import { readFaultOrder } from './fault-order.ts';
import { PRESETS } from './fault-presets.ts';
import { ControlError } from './refuse.ts';
import { didYouMean } from './suggest.ts';

type Ids =
  | 'listFaultPresets'
  | 'listFaults'
  | 'orderFault'
  | 'cancelFaults'
  | 'getFault'
  | 'removeFault'
  | 'orderPreset'
  | 'getPark'
  | 'setPark';

export const FAULTS: HandlersOf<Ids> = {
  listFaultPresets: () => ({ data: [...PRESETS], total: PRESETS.length }),
  listFaults: (_input, { room }) => list(room().faults.list()),
  orderFault: ({ body }, ctx) => order(ctx, body),
  cancelFaults: ({ query: { id } }, { room }) => ({ cancelled: room().faults.cancel(id) }),
  getFault: ({ params: { id } }, { room }) => {
    const fault = room().faults.find(id);
    if (!fault) throw faultNotFound(id);
    return present(fault);
  },
  removeFault: ({ params: { id } }, { room }) => {
    if (room().faults.cancel(id) === 0) throw faultNotFound(id);
    return { success: true };
  },
  orderPreset: ({ params: { preset } }, ctx) => {
    const found = PRESETS.find(({ name }) => name === preset);
    if (!found) {
      const known = PRESETS.map(({ name }) => name);
      const hint = didYouMean(preset, known) || `; use ${known.join(', ')}`;
      throw new ControlError('preset_not_found', `There is no preset ${preset}${hint}`, 'preset');
    }
    const data = found.orders.map((one) => order(ctx, { ...one, preset }));
    return { data, total: data.length };
  },
  getPark: (_input, { room }) => ({ status: room().faults.serviceStatus('park_service') }),
  setPark: ({ body: { status } }, { room }) => {
    room().faults.setServiceStatus('park_service', status);
    return { status };
  },
};

function order({ room, world }: ControlContext, given: WireOrder): WireFault {
  const roles = world()
    .tables.users.all()
    .map(({ role }) => role);
  return present(room().faults.order(readFaultOrder(given, roles)));
}

function list(faults: readonly Fault[]): { data: WireFault[]; total: number } {
  return { data: faults.map(present), total: faults.length };
}

function present(fault: Fault): WireFault {
  return { ...fault, spent: isSpent(fault) };
}

function faultNotFound(id: number): ControlError {
  return new ControlError('fault_not_found', `There is no fault ${id}; GET …/faults lists them`, 'id');
}
