import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('pos', { load: () => import('./counter.page.tsx') });
