import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('template', { load: () => import('./template.page.tsx') });
