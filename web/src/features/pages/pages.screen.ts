import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('pages', { load: () => import('./page-list.page.tsx') });
