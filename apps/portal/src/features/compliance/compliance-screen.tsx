import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BrandsPanel } from './brands-panel.tsx';
import classes from './compliance.module.css';
import { EntryForm } from './entry-form.tsx';
import { LackingPanel } from './lacking-panel.tsx';
import { NumbersForm } from './numbers-form.tsx';
import { useCompliance } from './use-compliance.ts';

/** What EU sites require of every offer: the manufacturer, the responsible person and the producer numbers. */
export function ComplianceScreen() {
  const { t } = useTranslation('compliance');
  const compliance = useCompliance();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {compliance.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {compliance.isLoadingError ? <ErrorState error={compliance.error} onRetry={() => compliance.refetch()} /> : null}
      {compliance.data ? (
        <div className={classes.stack}>
          <Panel title={t('standard')}>
            <EntryForm place={{ brand: null, itemId: null }} initial={compliance.data.standard} />
            <p className={classes.soft}>{t('cdiscount')}</p>
          </Panel>
          <div id="numbers">
            <Panel title={t('numbers.title')}>
              <NumbersForm initial={compliance.data.numbers} />
            </Panel>
          </div>
          <BrandsPanel />
          <LackingPanel counts={compliance.data.lacking} />
        </div>
      ) : null}
    </>
  );
}
