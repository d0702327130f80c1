import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { useRates } from '../../lib/rates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { FloorRulesPanel } from './floor-rules-panel.tsx';
import classes from './held-table.module.css';
import { ItemRulesPanel } from './item-rules-panel.tsx';
import { RulesForm } from './rules-form.tsx';
import { StopsPanel } from './stops-panel.tsx';
import { usePriceConfig, useRulesChanged } from './use-pricing.ts';

const RatesPanel = lazyPart(async () => ({ default: (await import('./rates-panel.tsx')).RatesPanel }));

export function PriceAdjustmentScreen({
  earlier,
  renderChange,
}: {
  /** Leads to the earlier changes. */
  readonly earlier: ReactNode;
  /** The dialog of a prepared change of rules. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
}) {
  const { t } = useTranslation('pricing');
  const config = usePriceConfig();
  const at = useAccount();
  const rates = useRates(at.account.id);
  const [change, setChange] = useState<number>();
  const readAgain = useRulesChanged();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Button component={Link} variant="default" to={paths.heldPrices(at)}>
              {t('heldLink')}
            </Button>
            {earlier}
          </>
        }
      />
      <RatesNotice rates={rates} />
      {config.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {config.isError ? <ErrorState error={config.error} onRetry={() => config.refetch()} /> : null}
      {config.data ? (
        <RulesForm key={JSON.stringify(config.data.rules)} config={config.data} onPrepared={setChange} />
      ) : null}
      <div className={classes.panels}>
        {config.data && config.data.rules.length > 0 ? (
          <>
            <ItemRulesPanel config={config.data} onPrepared={setChange} />
            <FloorRulesPanel config={config.data} onPrepared={setChange} />
          </>
        ) : null}
        {config.isPending ? null : <StopsPanel />}
        {config.data && config.data.rates.length > 0 ? (
          <Suspense fallback={<Skeleton height={320} radius="lg" />}>
            <RatesPanel rates={config.data.rates} />
          </Suspense>
        ) : null}
      </div>
      {change === undefined
        ? null
        : renderChange(change, () => {
            setChange(undefined);
            readAgain();
          })}
    </>
  );
}
