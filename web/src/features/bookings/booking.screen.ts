import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('booking', { load: () => import('./booking.page.tsx') });
