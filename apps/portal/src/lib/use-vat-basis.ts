import type { Invoice } from '@quayside/contract';
import { statesProof } from '@quayside/kernel';
import { useFormat } from './i18n/use-format.ts';
import { useTranslation } from './i18n/use-translation.ts';

/** What the VAT of an invoice, or of a price, rests on. */
export type VatBasis = Pick<Invoice, 'vatTreatment' | 'vatTerritory' | 'vatProof'>;

/** Says what VAT rests on: the place that makes a difference, and what is known of the VAT id. One sentence each. */
export function useVatBasis(): (basis: VatBasis) => string[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return ({ vatTreatment, vatTerritory, vatProof }) => {
    const places = vatTerritory === null ? [] : [t(`details.territory.${vatTerritory}`)];
    if (!statesProof(vatTreatment, vatProof)) return places;
    const { verdict, register, on, reference } = vatProof;
    const key = verdict === 'valid' && reference !== null ? 'proven' : verdict;
    const values = {
      register: register?.toUpperCase() ?? '',
      date: format.date(`${on}T12:00:00Z`),
      reference: reference ?? '',
    };
    return [...places, t(`basis.${key}`, values)];
  };
}
