import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useOrderMargin } from './use-costs.ts';
import { WorkedSum } from './worked-sum.tsx';

/** What a settled order earned. */
export function OrderMarginPanel({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('costs');
  const at = useAccount();
  const margin = useOrderMargin(orderId);
  if (margin.isPending) return <Skeleton height={120} radius="lg" />;
  if (margin.isError) return <ErrorState error={margin.error} onRetry={() => margin.refetch()} />;
  return (
    <Panel title={t('order.title')}>
      {margin.data.state === 'open' ? (
        <p>{t('order.open')}</p>
      ) : (
        <>
          <WorkedSum label={t('order.title')} isOrder {...margin.data} />
          {margin.data.margin === null ? <Link to={paths.costs(at)}>{t('fill')}</Link> : null}
        </>
      )}
    </Panel>
  );
}
