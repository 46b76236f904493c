import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('support', { load: () => import('./support.page.tsx') });
