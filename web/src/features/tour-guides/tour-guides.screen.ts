import { defineScreen } from '@/domain/navigation/define-screen.ts';
import { prefetchRecords } from '@/domain/records/records-query.ts';

export default defineScreen('tourGuides', {
  load: () => import('./tour-guides.page.tsx'),
  prefetch: prefetchRecords('listTourGuides'),
});
