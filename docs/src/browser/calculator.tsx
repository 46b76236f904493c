import { createRoot } from 'react-dom/client';
import { Calculator, type PriceVector } from '../calculator/calculator.tsx';
import { siteRoot } from './twin.ts';

/** Shows the price calculator, with the test vectors as examples. */
export async function startCalculator(): Promise<void> {
  const place = document.getElementById('calculator');
  if (!place) return;
  const response = await fetch(`${siteRoot()}files/vectors/pricing.json`);
  const vectors = (await response.json()) as PriceVector[];
  createRoot(place).render(<Calculator vectors={vectors.filter(({ rule }) => rule === 'priceOrder')} />);
}
