import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('qrScanner', { load: () => import('./scanner.page.tsx') });
