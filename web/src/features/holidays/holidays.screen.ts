import { defineScreen } from '@/domain/navigation/define-screen.ts';
import { prefetchRecords } from '@/domain/records/records-query.ts';

export default defineScreen('holidays', {
  load: () => import('./holidays.page.tsx'),
  prefetch: prefetchRecords('listHolidays'),
});
