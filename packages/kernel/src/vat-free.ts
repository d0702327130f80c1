import { vatAreaOf } from './billing/vat-areas.ts';
import { type Site, siteFacts } from './sites.ts';

/** Whether listings on a site say that no VAT is charged: in the EU and the United Kingdom, where prices otherwise contain it. */
export function saysVatFree(site: Site): boolean {
  const { country } = siteFacts(site);
  return country === 'GB' || vatAreaOf({ country, postalCode: '' }).member !== null;
}
