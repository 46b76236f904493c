import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('myPurchases', { load: () => import('./my-purchases.page.tsx') });
