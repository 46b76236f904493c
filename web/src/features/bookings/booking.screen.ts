import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('booking', { load: () => import('./booking.page.tsx') });
