import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useRates } from '../../lib/rates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { RulesForm } from './rules-form.tsx';
import { StopsPanel } from './stops-panel.tsx';
import { usePriceConfig } from './use-pricing.ts';

export function PriceAdjustmentScreen() {
  const { t } = useTranslation('pricing');
  const config = usePriceConfig();
  const at = useAccount();
  const rates = useRates(at.account.id);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button component={Link} variant="default" to={paths.heldPrices(at)}>
            {t('heldLink')}
          </Button>
        }
      />
      <RatesNotice rates={rates} />
      {config.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {config.isError ? <ErrorState error={config.error} onRetry={() => config.refetch()} /> : null}
      {config.data ? <RulesForm key={JSON.stringify(config.data.rules)} config={config.data} /> : null}
      {config.isPending ? null : <StopsPanel />}
    </>
  );
}
