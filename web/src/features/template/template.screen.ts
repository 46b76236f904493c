import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('template', { load: () => import('./template.page.tsx') });
