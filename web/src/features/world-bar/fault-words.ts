import type { Fault } from '@muara/contract/control';
import { worldBarMessages as text } from './world-bar.messages.ts';

/** Returns what a fault strikes. */
export function faultTarget({ operationId }: Fault): string {
  return operationId === '*' ? text.everyCall : operationId;
}

/** Returns what a fault does and when, such as `slot_fully_booked · call 1`. */
export function faultEffect(fault: Fault): string {
  const { code, status, drop, malformed, body, delay_ms: late, after, rate, nth, times } = fault;
  const { effects } = text;
  const parts = [
    code ?? status?.toString(),
    drop && effects.drop,
    malformed && effects.malformed,
    body !== undefined && effects.body,
    late !== undefined && effects.late(late),
    after && effects.after,
    rate !== undefined && effects.rate(Math.round(rate * 100)),
    nth !== undefined && effects.nth(nth),
    times !== undefined && effects.times(times),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}
