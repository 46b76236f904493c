import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('page', { load: () => import('./page-form.page.tsx') });
