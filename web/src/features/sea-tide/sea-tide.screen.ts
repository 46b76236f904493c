import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('seaTide', { load: () => import('./sea-tide.page.tsx') });
