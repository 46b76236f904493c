import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('users', { load: () => import('./users.page.tsx') });
