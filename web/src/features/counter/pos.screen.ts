import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('pos', { load: () => import('./counter.page.tsx') });
