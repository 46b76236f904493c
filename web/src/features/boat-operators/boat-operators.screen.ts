import { defineScreen } from '@/domain/navigation/define-screen.ts';
import { prefetchRecords } from '@/domain/records/records-query.ts';

export default defineScreen('boatOperators', {
  load: () => import('./boat-operators.page.tsx'),
  prefetch: prefetchRecords('listBoatOperators'),
});
