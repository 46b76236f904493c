import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('minisigua', { load: () => import('./minisigua.page.tsx') });
