import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('apiRequestLog', { load: () => import('./api-log.page.tsx') });
