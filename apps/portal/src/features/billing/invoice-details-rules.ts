import type { InvoiceDetails } from '@quayside/contract';
import { statesOf } from '@quayside/i18n/countries/states';
import { isEuMember, isVatId, isVisible, postalCodeProblem } from '@quayside/kernel';

export type DetailsProblem = 'required' | 'postalCodeRequired' | 'postalCode' | 'state' | 'vatId';

/** The problems of typed invoice details by field, by the server's rules. */
export function judgeDetails(details: InvoiceDetails): Partial<Record<keyof InvoiceDetails, DetailsProblem>> {
  const { country, postalCode, state, vatId } = details;
  const postal = postalCodeProblem(postalCode, country);
  const missing = (['name', 'line1', 'city'] as const).filter((name) => !isVisible(details[name]));
  const isStateMissing = statesOf(country).length > 0 && state === '';
  const isVatIdWrong = vatId.trim() !== '' && isEuMember(country) && !isVatId(vatId, country);
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'required' as const])),
    ...(postal ? { postalCode: postal } : {}),
    ...(isStateMissing ? { state: 'state' as const } : {}),
    ...(isVatIdWrong ? { vatId: 'vatId' as const } : {}),
  };
}
