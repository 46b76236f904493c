import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('tourGuides', { load: () => import('./tour-guides.page.tsx') });
