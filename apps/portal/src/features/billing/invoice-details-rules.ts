import type { InvoiceDetails } from '@quayside/contract';
import { statesOf } from '@quayside/i18n/countries/states';
import { changesVatArea, isVisible, isWrongVatId, postalCodeProblem } from '@quayside/kernel';

export type DetailsProblem = 'required' | 'postalCodeRequired' | 'postalCode' | 'state' | 'vatId';

/** The problems of typed invoice details by field, by the server's rules. */
export function judgeDetails(details: InvoiceDetails): Partial<Record<keyof InvoiceDetails, DetailsProblem>> {
  const { country, postalCode, state, vatId } = details;
  const postal = postalCodeProblem(postalCode, country);
  const missing = (['name', 'line1', 'city'] as const).filter((name) => !isVisible(details[name]));
  const isStateMissing = statesOf(country).length > 0 && state === '';
  const isVatIdWrong = isWrongVatId(vatId, { country, postalCode });
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'required' as const])),
    ...(postal ? { postalCode: postal } : {}),
    ...(isStateMissing ? { state: 'state' as const } : {}),
    ...(isVatIdWrong ? { vatId: 'vatId' as const } : {}),
  };
}

/** Whether the server asks for consent: to another country, currency or VAT area. */
export function isMove(from: InvoiceDetails, to: InvoiceDetails): boolean {
  return from.country !== to.country || from.currency !== to.currency || changesVatArea(from, to);
}
