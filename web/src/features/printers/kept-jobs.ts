/** The print jobs of this tab and person, for a reload of the page. Blocked storage keeps nothing. */
export function keptJobs(userId: number): { any(): boolean; read(): unknown; write(jobs: unknown): void } {
  const key = `muara.prints.${userId}`;
  const get = () => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    any: () => get() !== null,
    read() {
      try {
        return JSON.parse(get() ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write(jobs) {
      try {
        sessionStorage.setItem(key, JSON.stringify(jobs));
      } catch {
        // The jobs live on in memory.
      }
    },
  };
}
