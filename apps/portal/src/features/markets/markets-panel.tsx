import { Button, Skeleton } from '@mantine/core';
import { MARKET_STATES, type MarketInput, type MarketState, type MarketsView } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { askAboutClosedMarkets } from '../../lib/opened.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './markets.module.css';
import { useListAgain, useMarkets, usePrepareMarket, useRefreshMarkets } from './use-markets.ts';

/** The account, with its platform. */
type Scope = Parameters<typeof paths.run>[0];
type Market = MarketsView['markets'][number];

interface MarketsPanelProps {
  readonly at: Scope;
  /** Shows a change from its preview to its undo. */
  readonly renderChange: (request: {
    readonly changeId: number;
    readonly onConfirmed: (change: { readonly undoOf: number | null }) => void;
    readonly onClose: () => void;
  }) => ReactNode;
}

/** How an account sells on each site: open, paused or closed. */
export function MarketsPanel({ at, renderChange }: MarketsPanelProps) {
  const { t } = useTranslation('markets');
  const accountId = at.account.id;
  const list = useMarkets(accountId);
  const refresh = useRefreshMarkets();
  const [asked, setAsked] = useState<{ readonly changeId: number; readonly input: MarketInput } | null>(null);
  const prepare = usePrepareMarket(accountId, ({ changeId }, input) => setAsked({ changeId, input }));
  const confirmed = ({ site, state }: MarketInput, undoOf: number | null) => {
    if (state === 'closed' && undoOf === null) askAboutClosedMarkets([site]);
    void refresh();
  };
  return (
    <Panel title={t('title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('lead')}</p>
        {list.isPending ? <Skeleton height={240} /> : null}
        {list.isLoadingError ? <Notice tone="bad">{list.error.message}</Notice> : null}
        {list.data?.markets.length === 0 ? <EmptyState title={t('empty')} /> : null}
        {list.data && list.data.markets.length > 0 ? (
          <>
            <MarketTable
              at={at}
              markets={list.data.markets}
              isPending={prepare.isPending}
              onChange={(input) => prepare.mutate(input)}
            />
            <p className={classes.soft}>{t('hint')}</p>
          </>
        ) : null}
      </div>
      {asked
        ? renderChange({
            changeId: asked.changeId,
            onConfirmed: ({ undoOf }) => confirmed(asked.input, undoOf),
            onClose: () => {
              setAsked(null);
              void refresh();
            },
          })
        : null}
    </Panel>
  );
}

interface MarketTableProps {
  readonly at: Scope;
  readonly markets: readonly Market[];
  readonly isPending: boolean;
  readonly onChange: (input: MarketInput) => void;
}

function MarketTable({ at, markets, isPending, onChange }: MarketTableProps) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  const disabled = !useMayChange() || isPending;
  return (
    <PlainTable
      label={t('title')}
      rows={markets}
      rowKey={({ site }) => site}
      isStacking
      columns={[
        {
          key: 'market',
          title: t('column.market'),
          cell: ({ site }) => (
            <>
              <SitePlate site={site} /> {format.site(site)}
            </>
          ),
        },
        {
          key: 'state',
          title: t('column.state'),
          cell: ({ site, state }) => (
            <Dropdown
              label={t('stateOf', { market: format.site(site) })}
              isLabelHidden
              value={state}
              options={MARKET_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
              disabled={disabled}
              onChange={(value) => onChange({ site, state: value as MarketState })}
            />
          ),
        },
        {
          key: 'listings',
          title: t('column.listings'),
          isNumber: true,
          cell: ({ listings }) => format.number(listings),
        },
        {
          key: 'action',
          title: t('column.action'),
          isTitleHidden: true,
          cell: (market) => <Action {...{ at, market, disabled }} onEnd={onChange} />,
        },
      ]}
    />
  );
}

interface ActionProps {
  readonly at: Scope;
  readonly market: Market;
  readonly disabled: boolean;
  readonly onEnd: (input: MarketInput) => void;
}

/** What is still live in a closed market can be ended; what ended with it can be listed again once it is open. */
function Action({ at, market: { site, state, listings, ended }, disabled, onEnd }: ActionProps) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  const navigate = useNavigate();
  const again = useListAgain(at.account.id, ({ runId }) => navigate(paths.run(at, runId)));
  const text = t('again', { count: ended, n: format.number(ended) });
  const market = format.site(site);
  const button = { variant: 'default', size: 'compact-sm', disabled } as const;
  if (state === 'closed' && listings > 0) {
    return (
      <Button {...button} aria-label={t('endOf', { market })} onClick={() => onEnd({ site, state })}>
        {t('end')}
      </Button>
    );
  }
  if (state !== 'open' || ended === 0) return null;
  return (
    <Button {...button} loading={again.isPending} aria-label={`${text} ${market}`} onClick={() => again.mutate(site)}>
      {text}
    </Button>
  );
}
