import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('minisigua', { load: () => import('./minisigua.page.tsx') });
