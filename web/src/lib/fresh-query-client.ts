import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * A cache that also replaces what was on its way for the first time when it was invalidated.
 * Its response may be older than the change; the library would show it as the newest.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const firstFetches = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    for (const { promise, queryKey } of firstFetches) {
      const again = (): void => void super.invalidateQueries({ queryKey, exact: true });
      // A failure is shown as such; the next fetch brings the newest.
      promise?.then(again, () => {});
    }
    return super.invalidateQueries(filters, options);
  }
}
