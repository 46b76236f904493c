import type { SalePackages } from '@muara/contract/types';
import { agentOrGuideOf } from '@/domain/sale/catalogue/catalogue.ts';
import type { Buyer, Sale } from '@/domain/sale/sale.ts';

/**
 * Returns the chosen agent as buyer of a credit facility.
 * Null without an agent, or when anything was typed.
 */
export function agentAsBuyer(sale: Sale, catalogue: SalePackages): Buyer | null {
  const agent = sale.agentId === null ? null : agentOrGuideOf(catalogue, sale);
  if (agent === null || Object.values(sale.buyer).some((text) => text.trim() !== '')) return null;
  const { name, company_name: company, email, contact } = agent;
  return { name, company_name: company ?? '', email: email ?? '', contact: contact ?? '' };
}
