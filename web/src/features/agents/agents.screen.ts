import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('agents', { load: () => import('./agents.page.tsx') });
