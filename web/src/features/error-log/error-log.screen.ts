import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('errorLog', { load: () => import('./error-log.page.tsx') });
