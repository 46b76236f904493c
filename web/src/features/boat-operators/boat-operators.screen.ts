import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('boatOperators', { load: () => import('./boat-operators.page.tsx') });
