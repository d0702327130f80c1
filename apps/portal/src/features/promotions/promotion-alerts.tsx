import { Anchor, Button } from '@mantine/core';
import type { PromotionOverview } from '@quayside/contract';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOwnCampaignsNotice } from './hidden-notice.ts';
import { useEndOwn } from './use-promotions.ts';

/** What has just been done on the screen. Each has the message `promotions:done.<name>`. */
export type Done =
  | 'marketOpened'
  | 'marketClosed'
  | 'ratesChanged'
  | 'paused'
  | 'resumed'
  | 'stopped'
  | 'optedOut'
  | 'optedIn'
  | 'excludedByFile'
  | 'excluded'
  | 'included'
  | 'capped';

interface PromotionAlertsProps {
  readonly overview: PromotionOverview;
  readonly done: Done | null;
  readonly onSeen: () => void;
  /** Opens the market of the account's home. */
  readonly onOpenHome: () => void;
}

/** What the seller should know of promotion: what was done, what is in the way, and what could be done. */
export function PromotionAlerts({ overview, done, onSeen, onOpenHome }: PromotionAlertsProps) {
  const { t } = useTranslation(['promotions', 'app']);
  const format = useFormat();
  const { markets, isOptedOut } = overview;
  const unaccepted = markets.filter(({ campaign }) => campaign?.reason === 'terms-not-accepted');
  const refused = markets.filter(
    ({ campaign }) => campaign !== null && campaign.reason !== null && campaign.reason !== 'terms-not-accepted',
  );
  const isIdle = !isOptedOut && markets.every(({ state }) => state === 'closed');
  return (
    <>
      {done ? (
        <Notice
          tone="ok"
          action={
            <Button variant="default" size="xs" onClick={onSeen}>
              {t('app:close')}
            </Button>
          }
        >
          {t(`promotions:done.${done}`)}{' '}
          {done === 'stopped' || done === 'optedOut' ? (
            <Anchor component={Link} to={paths.submitRequest}>
              {t('promotions:alert.churn')}
            </Anchor>
          ) : null}
        </Notice>
      ) : null}
      {isOptedOut ? <Notice tone="warn">{t('promotions:alert.optedOut')}</Notice> : null}
      {unaccepted.map(({ site, termsPage }) => (
        <Notice key={site} tone="bad" title={t('promotions:alert.terms', { site: format.site(site) })}>
          {t('promotions:alert.termsText')}{' '}
          {termsPage ? (
            <Anchor href={termsPage} target="_blank" rel="noreferrer">
              {t('promotions:alert.termsLink')}
            </Anchor>
          ) : null}
        </Notice>
      ))}
      {refused.map(({ site, campaign }) => (
        <Notice key={site} tone="bad" title={t('promotions:alert.refused', { site: format.site(site) })}>
          <span lang="en">{campaign?.message}</span>
        </Notice>
      ))}
      {isIdle ? <Notice tone="info">{t('promotions:alert.start')}</Notice> : null}
      {overview.show_upsell_banner.customer && !isIdle ? (
        <Notice
          tone="info"
          action={
            <Button variant="default" size="xs" onClick={onOpenHome}>
              {t('promotions:market.open')}
            </Button>
          }
        >
          {t('promotions:alert.upsell')}
        </Notice>
      ) : null}
      <OwnCampaigns overview={overview} />
    </>
  );
}

function OwnCampaigns({ overview: { ownCampaigns } }: { readonly overview: PromotionOverview }) {
  const { t } = useTranslation(['promotions', 'app']);
  const format = useFormat();
  const [isShown, setIsShown] = useOwnCampaignsNotice();
  const end = useEndOwn();
  if (ownCampaigns.length === 0 || !isShown) return null;
  const names = format.list(ownCampaigns.map(({ name, site }) => `${name} (${format.site(site)})`));
  const count = ownCampaigns.length;
  return (
    <Notice
      tone="warn"
      title={t('promotions:own.title', { n: format.number(count) })}
      action={
        <div>
          <AskedButton
            label={t('promotions:own.end')}
            title={t('promotions:own.end')}
            text={t('promotions:own.ask', { names })}
            confirm={t('promotions:own.confirm', { n: format.number(count) })}
            isPending={end.isPending}
            onConfirm={() => end.mutate(ownCampaigns.map(({ campaignId }) => campaignId))}
          />{' '}
          <Button variant="default" size="xs" onClick={() => setIsShown(false)}>
            {t('promotions:own.hide')}
          </Button>
        </div>
      }
    >
      {t('promotions:own.text')}
    </Notice>
  );
}
