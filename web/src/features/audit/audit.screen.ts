import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('audit', { load: () => import('./audit.page.tsx') });
