import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('page', { load: () => import('./page-form.page.tsx') });
