import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('bookings', { load: () => import('./booking-list.page.tsx') });
