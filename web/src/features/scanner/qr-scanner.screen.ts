import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('qrScanner', { load: () => import('./scanner.page.tsx') });
