import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('printers', { load: () => import('./printers.page.tsx') });
