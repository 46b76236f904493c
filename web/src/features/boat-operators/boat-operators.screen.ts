import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('boatOperators', { load: () => import('./boat-operators.page.tsx') });
