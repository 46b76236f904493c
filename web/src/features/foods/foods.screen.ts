import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('foods', { load: () => import('./food-list.page.tsx') });
