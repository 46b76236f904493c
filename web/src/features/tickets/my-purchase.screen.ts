import { defineScreen } from '@/lib/define-screen.ts';

export default defineScreen('myPurchase', { load: () => import('./my-purchase.page.tsx') });
