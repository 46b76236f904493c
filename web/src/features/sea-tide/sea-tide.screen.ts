import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('seaTide', { load: () => import('./sea-tide.page.tsx') });
