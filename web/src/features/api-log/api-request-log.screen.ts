import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('apiRequestLog', { load: () => import('./api-log.page.tsx') });
