import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('agents', { load: () => import('./agents.page.tsx') });
