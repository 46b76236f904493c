import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('jetties', { load: () => import('./jetties.page.tsx') });
