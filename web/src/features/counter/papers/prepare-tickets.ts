import type { MuaraClient } from '@muara/client/http';
import { clock } from '@/lib/clock.ts';

/** The delay between two progress requests. */
const ASK_MS = 700;

/**
 * Asks the server to prepare the tickets of a batch, which may take minutes (002 §7.6).
 * Resolves with their number.
 * @param onProgress returns whether anybody still waits; if nobody does, the result is null
 * @throws ApiError when the server refuses, or cannot be reached
 */
export async function prepareTickets(
  client: MuaraClient,
  code: string,
  onProgress: (built: number, total: number) => boolean,
): Promise<number | null> {
  for (;;) {
    const { built, total } = await client.call.buildAgentTickets({ params: { code }, query: { progress: '1' } });
    if (!onProgress(built, total)) return null;
    if (built >= total) return total;
    await new Promise<void>((resolve) => void clock.after(ASK_MS, resolve));
  }
}
