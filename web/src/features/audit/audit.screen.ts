import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('audit', { load: () => import('./audit.page.tsx') });
