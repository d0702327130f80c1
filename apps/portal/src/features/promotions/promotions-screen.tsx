import { Skeleton } from '@mantine/core';
import type { AdMarket } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ItemList } from './item-list.tsx';
import { MarketDialog } from './market-dialog.tsx';
import { MarketsPanel } from './markets-panel.tsx';
import { type Done, PromotionAlerts } from './promotion-alerts.tsx';
import classes from './promotions.module.css';
import { ReportPanel } from './report-panel.tsx';
import { usePromotions, useStop } from './use-promotions.ts';

export interface PromotionsScreenProps {
  /** Leads to the earlier changes. */
  readonly earlier: ReactNode;
  /** Shows a change of markets or items; `onConfirmed` after the consent. */
  readonly renderChange: (changeId: number, onConfirmed: () => void, onClose: () => void) => ReactNode;
}

type Open =
  | { readonly kind: 'market'; readonly market: AdMarket }
  | { readonly kind: 'change'; readonly changeId: number; readonly done: Done };

/** Promoted listings of an account: its markets, its listings with their ads, and what they brought. */
export function PromotionsScreen({ earlier, renderChange }: PromotionsScreenProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const promotions = usePromotions();
  const stop = useStop();
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { data } = promotions;
  const close = () => {
    setOpen(null);
    void promotions.refetch();
  };
  const showChange = (changeId: number, next: Done) => setOpen({ kind: 'change', changeId, done: next });
  const home = data?.markets.find(({ isDomestic }) => isDomestic);
  const promoted = data?.markets.reduce((sum, market) => sum + market.promoted, 0) ?? 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          data ? (
            <>
              {earlier}
              <AskedButton
                label={t('stop.label')}
                title={t('stop.label')}
                text={t('stop.text', { n: format.number(promoted) })}
                confirm={t('stop.confirm')}
                isPending={stop.isPending}
                onConfirm={() => stop.mutate(undefined, { onSuccess: () => setDone('stopped') })}
              />
            </>
          ) : null
        }
      />
      {promotions.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {promotions.isError ? <ErrorState error={promotions.error} onRetry={() => promotions.refetch()} /> : null}
      {data ? (
        <div className={classes.stack}>
          <PromotionAlerts
            overview={data}
            done={done}
            onSeen={() => setDone(null)}
            onOpenHome={() => (home ? setOpen({ kind: 'market', market: home }) : undefined)}
          />
          <MarketsPanel
            overview={data}
            onEdit={(market) => setOpen({ kind: 'market', market })}
            onPrepared={showChange}
            onDone={setDone}
          />
          <ItemList overview={data} onPrepared={showChange} />
          <ReportPanel sites={data.markets.map(({ site }) => site)} />
        </div>
      ) : null}
      {open?.kind === 'market' ? (
        <MarketDialog
          market={open.market}
          onPrepared={(changeId) =>
            showChange(changeId, open.market.state === 'closed' ? 'marketOpened' : 'ratesChanged')
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === 'change' ? renderChange(open.changeId, () => setDone(open.done), close) : null}
    </>
  );
}
