import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('food', { load: () => import('./food-form.page.tsx') });
