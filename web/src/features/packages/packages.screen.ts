import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('packages', { load: () => import('./package-list.page.tsx') });
