import { Skeleton } from '@mantine/core';
import type { AdMarket } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useOwnCampaignsNotice } from './hidden-notice.ts';
import { MarketDialog } from './market-dialog.tsx';
import { useMarketText } from './market-text.ts';
import type { Done } from './promotion-alerts.tsx';
import { PromotionAlerts } from './promotion-alerts.tsx';
import classes from './promotions.module.css';
import type { PromotionsScreenProps } from './promotions-screen.tsx';
import { useOptOut, usePromotions, useRefresh } from './use-promotions.ts';

type Open = AdMarket | { readonly changeId: number; readonly done: Done };

/** Whether an account takes part in promotion, what eBay says of it, and the rates of each market. */
export function PromotionSettingsScreen({ earlier, renderChange }: PromotionsScreenProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const promotions = usePromotions();
  const refresh = useRefresh();
  const optOut = useOptOut();
  const textOf = useMarketText();
  const [isNoticed, setIsNoticed] = useOwnCampaignsNotice();
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { data } = promotions;
  const isOut = data?.isOptedOut ?? false;
  const home = data?.markets.find(({ isDomestic }) => isDomestic);
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} actions={earlier} />
      {promotions.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {promotions.isError ? <ErrorState error={promotions.error} onRetry={() => promotions.refetch()} /> : null}
      {data ? (
        <div className={classes.stack}>
          <PromotionAlerts
            overview={data}
            done={done}
            onSeen={() => setDone(null)}
            onOpenHome={() => (home ? setOpen(home) : undefined)}
          />
          <Panel
            title={t('settings.eligibility')}
            aside={
              <ChangeButton size="xs" variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
                {t('settings.refresh')}
              </ChangeButton>
            }
            flush
          >
            <PlainTable
              label={t('settings.eligibility')}
              rows={data.markets}
              rowKey={({ site }) => site}
              columns={[
                { key: 'site', title: t('column.site'), cell: ({ site }) => <SitePlate site={site} /> },
                {
                  key: 'may',
                  title: t('settings.eligibility'),
                  cell: ({ eligibility, termsPage }) => (
                    <>
                      {eligibility === null
                        ? t('unknown')
                        : t(
                            `eligibility.${eligibility.state === 'ineligible' && eligibility.why ? eligibility.why : eligibility.state}`,
                          )}{' '}
                      {termsPage && eligibility?.state === 'eligible' ? (
                        <a href={termsPage} target="_blank" rel="noreferrer">
                          {t('alert.termsLink')}
                        </a>
                      ) : null}
                    </>
                  ),
                },
                { key: 'rates', title: t('column.rates'), cell: (market) => textOf(market) },
                {
                  key: 'act',
                  title: t('column.act'),
                  isTitleHidden: true,
                  cell: (market) => (
                    <ChangeButton
                      size="xs"
                      variant="default"
                      aria-label={t('market.changeOf', { site: format.site(market.site) })}
                      blockedBecause={isOut ? t('alert.optedOut') : market.mayOpen ? undefined : t('markets.notInPlan')}
                      onClick={() => setOpen(market)}
                    >
                      {t('market.change')}
                    </ChangeButton>
                  ),
                },
              ]}
            />
          </Panel>
          <Panel title={t('settings.participation')}>
            <div className={classes.stack}>
              <p className={classes.soft}>{t(isOut ? 'settings.isOut' : 'settings.isIn')}</p>
              <div>
                <AskedButton
                  label={t(isOut ? 'settings.optIn' : 'settings.optOut')}
                  title={t(isOut ? 'settings.optIn' : 'settings.optOut')}
                  text={t(isOut ? 'settings.optInText' : 'settings.optOutText')}
                  confirm={t(isOut ? 'settings.optIn' : 'settings.optOut')}
                  isPending={optOut.isPending}
                  onConfirm={() => optOut.mutate(!isOut, { onSuccess: () => setDone(isOut ? 'optedIn' : 'optedOut') })}
                />
              </div>
              <Toggle
                label={t('settings.ownNotice')}
                description={t('settings.ownNoticeHint')}
                isOn={isNoticed}
                onChange={setIsNoticed}
              />
            </div>
          </Panel>
        </div>
      ) : null}
      {open && 'site' in open ? (
        <MarketDialog
          market={open}
          onPrepared={(changeId) =>
            setOpen({ changeId, done: open.state === 'closed' ? 'marketOpened' : 'ratesChanged' })
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open && 'changeId' in open
        ? renderChange(
            open.changeId,
            () => setDone(open.done),
            () => {
              setOpen(null);
              void promotions.refetch();
            },
          )
        : null}
    </>
  );
}
