import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('jetties', { load: () => import('./jetties.page.tsx') });
