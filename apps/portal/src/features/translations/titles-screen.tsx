import { Button, Skeleton } from '@mantine/core';
import { siteTitles } from '@quayside/contract';
import { mayDo, type Site, sitesOf } from '@quayside/kernel';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitleList } from './title-list.tsx';
import classes from './titles.module.css';
import { useMakeTitles, useRefreshTitles, useTitlePlace, useTitleSummary } from './use-titles.ts';

const ImportTitlesDialog = lazyPart(async () => ({
  default: (await import('./import-titles-dialog.tsx')).ImportTitlesDialog,
}));

interface TitlesScreenProps {
  /** Shows a change of titles. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
}

/** The titles of the account's items on one site. The address names the site: `?site=DE`. */
export function TitlesScreen({ renderChange, earlier }: TitlesScreenProps) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const { account } = useAccount();
  const [address, setAddress] = useSearchParams();
  const sites = sitesOf(account.platform).filter((site) => site !== account.site);
  const site = sites.find((one) => one === address.get('site')) ?? sites[0];
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={earlier} />
      {site === undefined ? (
        <Notice tone="info">{t('noSite')}</Notice>
      ) : (
        <>
          <Toolbar>
            <Choice
              label={t('site')}
              value={site}
              onChange={(value) => setAddress({ site: value }, { replace: true })}
              options={sites.map((one) => ({ value: one, label: format.site(one) }))}
            />
          </Toolbar>
          <SiteTitlesPart key={`${account.id} ${site}`} site={site} renderChange={renderChange} />
        </>
      )}
    </>
  );
}

function SiteTitlesPart({ site, renderChange }: Omit<TitlesScreenProps, 'earlier'> & { readonly site: Site }) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const { role } = useUser();
  const summary = useTitleSummary(site);
  const make = useMakeTitles(site);
  const refresh = useRefreshTitles();
  const isMaking = summary.data?.state === 'making';
  const mayMake = mayDo(role, 'work');
  const { mutate } = make;
  const place = useTitlePlace(site);
  const [isImporting, setIsImporting] = useState(false);
  /** The change that is shown. */
  const [change, setChange] = useState<number | undefined>();
  const closeChange = () => {
    setChange(undefined);
    void refresh();
  };
  const isOutdated = !isMaking && summary.data?.isOutdated === true;
  // Before the import has stored items there is nothing to edit, so new rows disturb nobody.
  const isEmpty = summary.data !== undefined && Object.values(summary.data.counts).every((n) => n === 0);
  const isWanted = mayMake && isOutdated && isEmpty;
  useEffect(() => {
    if (mayMake) mutate({ again: false });
  }, [mayMake, mutate]);
  useEffect(() => {
    if (isWanted) mutate({ again: false });
  }, [isWanted, mutate]);
  const madeAt = summary.data?.madeAt ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that was made
  useEffect(() => {
    if (madeAt !== null) void refresh();
  }, [madeAt]);
  if (summary.isPending) return <Skeleton height={240} />;
  if (summary.isError) return <ErrorState error={summary.error} onRetry={() => summary.refetch()} />;
  const { storing, toAsk, unasked } = summary.data;
  return (
    <>
      <Toolbar>
        <Freshness at={madeAt} />
        <ChangeButton
          variant="default"
          size="xs"
          loading={make.isPending}
          blockedBecause={isMaking ? t('making') : undefined}
          onClick={() => mutate({ again: true })}
        >
          {t('again')}
        </ChangeButton>
        <Button
          component="a"
          variant="default"
          size="xs"
          href={addressOf(siteTitles.exportCsv.path, { params: place })}
          download
        >
          {t('export')}
        </Button>
        <ChangeButton variant="default" size="xs" onClick={() => setIsImporting(true)}>
          {t('import.open')}
        </ChangeButton>
        {isOutdated ? <span className={classes.soft}>{t('outdated')}</span> : null}
      </Toolbar>
      {toAsk ? (
        <Notice tone="info">
          {t('ask.count', {
            count: toAsk.titles,
            n: format.number(toAsk.titles),
            characters: format.number(toAsk.characters),
          })}{' '}
          <ChangeButton size="xs" loading={make.isPending} onClick={() => mutate({ again: true, ask: true })}>
            {t('ask.start')}
          </ChangeButton>
        </Notice>
      ) : null}
      {toAsk && unasked ? <Notice tone="warn">{t(`ask.unasked.${unasked}`)}</Notice> : null}
      {isMaking ? <Notice tone="info">{t('making')}</Notice> : null}
      {storing > 0 ? <Notice tone="info">{t('storing', { count: storing, n: format.number(storing) })}</Notice> : null}
      {summary.data.state === 'failed' ? <Notice tone="bad">{t('failed')}</Notice> : null}
      <TitleList site={site} summary={summary.data} onChange={setChange} />
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportTitlesDialog site={site} onClose={() => setIsImporting(false)} onChange={setChange} />
        </Suspense>
      ) : null}
      {change === undefined ? null : renderChange(change, closeChange)}
    </>
  );
}
