import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('package', { load: () => import('./package-form.page.tsx') });
