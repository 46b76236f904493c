import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('food', { load: () => import('./food-form.page.tsx') });
