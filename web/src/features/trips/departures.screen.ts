import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('departures', { load: () => import('./departures.page.tsx') });
