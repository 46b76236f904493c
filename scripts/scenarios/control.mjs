// The calls of the control plane that the runner itself makes.

/** A world that cannot be made or read, in one line. */
export class WorldError extends Error {}

/** Returns the control plane of a simulator. */
export function createControl(base) {
  const call = async (method, path, body) => {
    const response = await fetch(`${base}/__sim/worlds/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, body: await response.json() };
  };
  return {
    async createWorld(world, options) {
      const { ok, status, body } = await call('PUT', world, options);
      if (!ok) throw new WorldError(`x-world: ${body.message ?? `the simulator answered ${status}`}`);
    },
    /** Returns the calls of a world so far; none when it is gone. */
    async readJournal(world) {
      const { ok, body } = await call('GET', `${world}/journal`);
      return ok ? body : { data: [], total: 0, written: 0 };
    },
    async listFaults(world) {
      const { ok, body } = await call('GET', `${world}/faults`);
      return ok ? body.data : [];
    },
    /** Resolves when a printer helper has joined the realtime channel of a world. */
    async waitForPrinter(world, deviceId) {
      const query = new URLSearchParams({ kind: 'frame', direction: 'in', type: '/appid', text: deviceId });
      const { ok } = await call('GET', `${world}/journal/wait?${query}`);
      if (!ok) throw new WorldError(`the printer helper ${deviceId} did not join the realtime channel`);
    },
    deleteWorld: (world) => call('DELETE', world),
  };
}
