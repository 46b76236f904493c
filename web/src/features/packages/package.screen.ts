import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('package', { load: () => import('./package-form.page.tsx') });
