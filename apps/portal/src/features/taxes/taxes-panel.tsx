import { Skeleton } from '@mantine/core';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { draftOf } from './tax-draft.ts';
import classes from './taxes.module.css';
import { TaxesEditor } from './taxes-editor.tsx';
import { useTaxes } from './use-taxes.ts';

/** VAT and eco tax of an account's offers: the default and the rules. */
export function TaxesPanel({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('taxes');
  const format = useFormat();
  const taxes = useTaxes(accountId);
  if (taxes.isPending) return <Skeleton height={220} radius="lg" />;
  const confirmedAt = taxes.data?.confirmed_at ?? null;
  return (
    <div id="taxes">
      <Panel
        title={t('title')}
        {...(confirmedAt === null ? {} : { aside: t('confirmed', { date: format.date(confirmedAt) }) })}
      >
        {taxes.isLoadingError ? (
          <ErrorState error={taxes.error} onRetry={() => taxes.refetch()} />
        ) : (
          <div className={classes.stack}>
            <p className={classes.soft}>{t('lead')}</p>
            {taxes.data.standard === null ? <Notice tone="warn">{t('unconfirmed')}</Notice> : null}
            <TaxesEditor key={accountId} accountId={accountId} initial={draftOf(taxes.data)} />
          </div>
        )}
      </Panel>
    </div>
  );
}
