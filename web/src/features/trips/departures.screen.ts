import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('departures', { load: () => import('./departures.page.tsx') });
