import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('errorLog', { load: () => import('./error-log.page.tsx') });
