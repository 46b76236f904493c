import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('bookings', { load: () => import('./booking-list.page.tsx') });
