import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('tourGuides', { load: () => import('./tour-guides.page.tsx') });
