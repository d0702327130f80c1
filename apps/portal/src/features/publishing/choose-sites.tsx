import { Checkbox } from '@mantine/core';
import type { ProductSelection, RunKind } from '@quayside/contract';
import { isSiteDisabled, type Site, siteFacts, sitesOf, targetSitesOf } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './choose-sites.module.css';
import { SiteOption } from './site-option.tsx';
import { usePrepareRun, useReadiness } from './use-runs.ts';

interface ChooseSitesProps {
  readonly kind: RunKind;
  readonly selection: ProductSelection;
  /** How many items are selected; null while nobody has counted. */
  readonly count: number | null;
  readonly onClose: () => void;
}

/** Where the selected items are to be listed, or ended. It only prepares: consent comes on the run's own screen. */
export function ChooseSites({ kind, selection, count, onClose }: ChooseSitesProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const navigate = useNavigate();
  const at = useAccount();
  const user = useUser();
  const [changed, setChanged] = useState<ReadonlySet<Site> | null>(null);
  const readiness = useReadiness(at.account.id, kind === 'list');
  const prepare = usePrepareRun();
  const sites = sitesOf(at.platform).filter((site) => site !== at.account.site);
  const viewOf = (site: Site) => readiness.data?.list.find((view) => view.site === site);
  // What is live may be ended where the site has been switched off since.
  const isDisabled = (site: Site) => kind === 'list' && isSiteDisabled(user, at.account.id, site);
  const usable = kind === 'end' ? sites : sites.filter((site) => !isDisabled(site) && (viewOf(site)?.isReady ?? false));
  const targets = kind === 'end' ? [] : targetSitesOf(user, at.account.id);
  const chosen = changed ?? new Set(usable.filter((site) => targets.includes(site)));
  const areAll = usable.length > 0 && usable.every((site) => chosen.has(site));
  const ordered = sites.filter((site) => chosen.has(site));

  const toggle = (site: Site) => {
    const next = new Set(chosen);
    if (!next.delete(site)) next.add(site);
    setChanged(next);
  };
  const submit = () =>
    prepare.mutate(
      { kind, selection, sites: ordered },
      { onSuccess: (run) => void navigate(paths.run(at, run.runId)) },
    );
  const sum = count === null || ordered.length === 0 ? null : count * ordered.length;

  return (
    <Dialog
      title={t(kind === 'list' ? 'publishing:choose.listTitle' : 'publishing:choose.endTitle')}
      onClose={onClose}
      placement="side"
      width={560}
      footer={
        <>
          {count === null || ordered.length === 0 ? null : (
            <span className={classes.sum}>
              {t('publishing:choose.sum', {
                items: t('app:unit.items', { count }),
                sites: t('app:unit.sites', { count: ordered.length }),
              })}
            </span>
          )}
          <ChangeButton
            isInDialog
            size="md"
            loading={prepare.isPending}
            onClick={submit}
            blockedBecause={ordered.length === 0 ? t('publishing:choose.none') : undefined}
          >
            {sum === null
              ? t('publishing:choose.prepareOpen')
              : t('publishing:choose.prepare', { listings: t('app:unit.listings', { count: sum }) })}
          </ChangeButton>
        </>
      }
    >
      <p className={classes.lead}>{t(kind === 'list' ? 'publishing:choose.listLead' : 'publishing:choose.endLead')}</p>
      {prepare.isError ? <Notice tone="bad">{prepare.error.message}</Notice> : null}
      {readiness.isError ? <Notice tone="warn">{readiness.error.message}</Notice> : null}
      {sites.length === 0 ? <Notice tone="info">{t('publishing:choose.noOther')}</Notice> : null}
      <Checkbox
        className={classes.all ?? ''}
        label={t(kind === 'list' ? 'publishing:choose.all' : 'publishing:choose.allEnd')}
        checked={areAll}
        disabled={usable.length === 0}
        onChange={() => setChanged(areAll ? new Set() : new Set(usable))}
      />
      <ul className={classes.list}>
        {sites.map((site) => (
          <SiteOption
            key={site}
            site={site}
            isChosen={chosen.has(site)}
            isDisabled={isDisabled(site)}
            onToggle={() => toggle(site)}
            {...(kind === 'list' ? { readiness: viewOf(site) ?? 'unknown' } : {})}
          />
        ))}
      </ul>
      <p className={classes.home}>
        {t('app:labelled', {
          label: t('publishing:choose.home'),
          value: format.country(siteFacts(at.account.site).country),
        })}
      </p>
    </Dialog>
  );
}
