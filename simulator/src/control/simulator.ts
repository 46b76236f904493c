import document from '@muara/contract/control.json' with { type: 'json' };
import type { HandlersOf } from './action.ts';
import { PRESETS } from './fault-presets.ts';

export const SIMULATOR: HandlersOf<'getControl' | 'describeControl'> = {
  getControl: (_input, { worlds, notImplemented }) => ({
    worlds: worlds.list().length,
    not_played: [...notImplemented],
    openapi: '/__sim/openapi.json',
    presets: PRESETS.map(({ name }) => name),
  }),
  describeControl: () => document,
};
