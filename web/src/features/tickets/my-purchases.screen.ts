import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('myPurchases', { load: () => import('./my-purchases.page.tsx') });
