import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('users', { load: () => import('./users.page.tsx') });
