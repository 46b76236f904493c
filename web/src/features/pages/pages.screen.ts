import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('pages', { load: () => import('./page-list.page.tsx') });
