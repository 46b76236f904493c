import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('printers', { load: () => import('./printers.page.tsx') });
