import type { AdMarket, PromotionOverview } from '@quayside/contract';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { useMarketText } from './market-text.ts';
import type { Done } from './promotion-alerts.tsx';
import classes from './promotions.module.css';
import { usePause, usePrepareMarkets } from './use-promotions.ts';

const TONES = { open: 'ok', paused: 'wait', closed: 'off' } as const;

interface MarketsPanelProps {
  readonly overview: PromotionOverview;
  readonly onEdit: (market: AdMarket) => void;
  readonly onPrepared: (changeId: number, done: Done) => void;
  readonly onDone: (done: Done) => void;
}

/** The markets of an account: how each is promoted, and what can be done. */
export function MarketsPanel({ overview, onEdit, onPrepared, onDone }: MarketsPanelProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const textOf = useMarketText();
  return (
    <Panel title={t('markets.title')} flush>
      <PlainTable
        label={t('markets.title')}
        rows={overview.markets}
        rowKey={({ site }) => site}
        columns={[
          {
            key: 'site',
            title: t('column.site'),
            cell: ({ site, isDomestic }) => (
              <>
                <SitePlate site={site} />{' '}
                {isDomestic ? <small className={classes.soft}>{t('markets.home')}</small> : null}
              </>
            ),
          },
          {
            key: 'state',
            title: t('column.state'),
            cell: (market) => <Badge tone={TONES[market.state]}>{t(`state.${market.state}`)}</Badge>,
          },
          {
            key: 'rates',
            title: t('column.rates'),
            cell: (market) => (market.state === 'closed' ? t('none') : textOf(market)),
          },
          {
            key: 'listings',
            title: t('column.listings'),
            cell: ({ promoted, listings, waiting, failed }) => (
              <>
                {t('markets.promoted', { promoted: format.number(promoted), listings: format.number(listings) })}
                {waiting > 0 ? (
                  <div className={classes.soft}>{t('markets.waiting', { n: format.number(waiting) })}</div>
                ) : null}
                {failed > 0 ? (
                  <div className={classes.soft}>{t('markets.failed', { n: format.number(failed) })}</div>
                ) : null}
              </>
            ),
          },
          {
            key: 'act',
            title: t('column.act'),
            isTitleHidden: true,
            cell: (market) => <MarketActions {...{ market, overview, onEdit, onPrepared, onDone }} />,
          },
        ]}
      />
    </Panel>
  );
}

function MarketActions({
  market,
  overview,
  onEdit,
  onPrepared,
  onDone,
}: MarketsPanelProps & { readonly market: AdMarket }) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const pause = usePause();
  const prepare = usePrepareMarkets();
  const { site, state, mayOpen, eligibility } = market;
  const name = format.site(site);
  if (state === 'closed') {
    const refusal =
      eligibility && eligibility.state !== 'eligible' && eligibility.state !== 'unknown' ? eligibility : null;
    if (refusal)
      return (
        <span className={classes.words}>
          {t(`eligibility.${refusal.state === 'ineligible' && refusal.why ? refusal.why : refusal.state}`)}
        </span>
      );
    if (!mayOpen)
      return (
        <span className={classes.words}>
          {t('markets.notInPlan')} <Link to={paths.plans}>{t('markets.plans')}</Link>
        </span>
      );
    return (
      <ChangeButton
        size="xs"
        variant="default"
        aria-label={t('market.openOf', { site: name })}
        blockedBecause={overview.isOptedOut ? t('alert.optedOut') : undefined}
        onClick={() => onEdit(market)}
      >
        {t('market.open')}
      </ChangeButton>
    );
  }
  const isPaused = state === 'paused';
  return (
    <div className={classes.actions}>
      <ChangeButton
        size="xs"
        variant="default"
        aria-label={t('market.changeOf', { site: name })}
        onClick={() => onEdit(market)}
      >
        {t('market.change')}
      </ChangeButton>
      <AskedButton
        label={t(isPaused ? 'market.resume' : 'market.pause')}
        name={t(isPaused ? 'market.resumeOf' : 'market.pauseOf', { site: name })}
        title={t(isPaused ? 'market.resumeOf' : 'market.pauseOf', { site: name })}
        text={t(isPaused ? 'market.resumeText' : 'market.pauseText')}
        confirm={t(isPaused ? 'market.resume' : 'market.pause')}
        isPending={pause.isPending}
        onConfirm={() =>
          pause.mutate({ site, isPaused: !isPaused }, { onSuccess: () => onDone(isPaused ? 'resumed' : 'paused') })
        }
      />
      <ChangeButton
        size="xs"
        variant="default"
        loading={prepare.isPending}
        aria-label={t('market.closeOf', { site: name })}
        onClick={() =>
          prepare.mutate([{ site, state: 'closed', strategy: market.strategy, cap: market.cap }], {
            onSuccess: ({ changeId }) => onPrepared(changeId, 'marketClosed'),
          })
        }
      >
        {t('market.close')}
      </ChangeButton>
    </div>
  );
}
