import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { useVatBasis } from '../../lib/use-vat-basis.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './billing.module.css';
import { InvoiceDetailsForm } from './invoice-details-form.tsx';
import { useQuote } from './use-billing.ts';

/** VAT does not depend on the plan. */
const ANY_PLAN = { plan: 'starter', interval: 'monthly' } as const;

export function FinancialDetailsScreen() {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const sayBasis = useVatBasis();
  const quote = useQuote(ANY_PLAN);
  return (
    <>
      <PageHeader title={t('details.title')} lead={t('details.lead')} />
      <div className={classes.stack}>
        <InvoiceDetailsForm action={t('details.save')} onSaved={() => showToast('financialDetailsSaved')} />
        {quote.data ? (
          <Notice tone={quote.data.vatProof?.verdict === 'invalid' ? 'warn' : 'info'}>
            {t('details.follows', {
              vat: t(`details.vat.${quote.data.vatTreatment}`, {
                rate: format.percent(quote.data.vatBasisPoints / 10_000),
              }),
            })}
            {sayBasis(quote.data).map((sentence) => ` ${sentence}`)}
          </Notice>
        ) : null}
      </div>
    </>
  );
}
