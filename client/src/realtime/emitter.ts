/** Listeners by name. One that throws does not affect the others. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<(event: never) => void>>();

  on<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Calls the listeners; returns whether there are any. */
  emit<K extends keyof Events>(name: K, event: Events[K]): boolean {
    const listeners = [...(this.#listeners.get(name) ?? [])] as ((event: Events[K]) => void)[];
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // Reported like an uncaught error, after all listeners were called.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
    return listeners.length > 0;
  }
}
