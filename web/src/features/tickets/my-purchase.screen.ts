import { defineScreen } from '@/domain/navigation/define-screen.ts';

export default defineScreen('myPurchase', { load: () => import('./my-purchase.page.tsx') });
