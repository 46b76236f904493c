import type { MuaraClient } from '@muara/client/http';
import { clock } from '@/lib/clock.ts';

/** How often a long preparation is asked how far it is. */
const ASK_MS = 700;

/**
 * Has the server prepare the tickets of a batch, which may take minutes (002 §7.6). Resolves with how many there are.
 * @param onProgress answers whether anybody still waits; without anybody the answer is null
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
