import type { InvoiceDetailsView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useVatBasis } from '../../lib/use-vat-basis.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './billing.module.css';

export type VatIdKnowledge = Pick<InvoiceDetailsView, 'vatIdCheck' | 'vatProof'>;

/** What is known of the stored VAT id: what its register says, or how its form was checked. */
export function VatIdNote({ vatIdCheck, vatProof }: VatIdKnowledge) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const sayBasis = useVatBasis();
  if (vatProof?.register) {
    const [said] = sayBasis({ vatTreatment: 'reverse_charge', vatTerritory: null, vatProof });
    if (vatProof.verdict === 'invalid') return <Notice tone="warn">{said}</Notice>;
    const again = vatProof.verdict === 'unanswered' ? ` ${t('details.vatIdAskedAgain')}` : '';
    return <p className={classes.soft}>{`${said}${again}`}</p>;
  }
  return vatIdCheck ? (
    <p className={classes.soft}>
      {t(`details.vatIdCheck.${vatIdCheck.by}`, { date: format.date(`${vatIdCheck.on}T12:00:00Z`) })}
    </p>
  ) : null;
}
