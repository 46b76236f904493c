import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('packages', { load: () => import('./package-list.page.tsx') });
