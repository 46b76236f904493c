import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('foods', { load: () => import('./food-list.page.tsx') });
