import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('support', { load: () => import('./support.page.tsx') });
