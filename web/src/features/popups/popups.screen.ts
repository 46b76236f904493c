import { defineScreen } from '@/domain/navigation/define-screen.ts';
import { prefetchRecords } from '@/domain/records/records-query.ts';

export default defineScreen('popups', {
  load: () => import('./popups.page.tsx'),
  prefetch: prefetchRecords('listPopups'),
});
