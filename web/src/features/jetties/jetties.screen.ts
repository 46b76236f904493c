import { defineScreen } from '@/domain/navigation/define-screen.ts';
import { prefetchRecords } from '@/domain/records/records-query.ts';

export default defineScreen('jetties', {
  load: () => import('./jetties.page.tsx'),
  prefetch: prefetchRecords('listJetties'),
});
