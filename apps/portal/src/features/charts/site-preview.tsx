import {
  convertSize,
  homeSystem,
  listingSitesOf,
  SITES,
  type Site,
  type SizeChart,
  type SizeOrigin,
  type SizeSystem,
  sizeIn,
  systemsOfSite,
} from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './charts.module.css';
import { OriginMark } from './origin-mark.tsx';

/** The chart as buyers on each site read it: every size at home with its counterpart. */
export function SitePreview({ chart }: { readonly chart: SizeChart }) {
  const { t } = useTranslation('charts');
  const format = useFormat();
  const { account } = useAccount();
  const from = homeSystem(account.site, chart.kind, chart);
  const sites = SITES.filter((site) => listingSitesOf(account).includes(site)).map((site) => readOn(chart, from, site));
  return (
    <Panel title={t('preview.title')} flush>
      <PlainTable
        label={t('preview.title')}
        rows={sites}
        rowKey={({ site }) => site}
        columns={[
          {
            key: 'site',
            title: t('column.site'),
            cell: ({ site }) => (
              <>
                <SitePlate site={site} /> {format.site(site)}
              </>
            ),
          },
          { key: 'system', title: t('preview.system'), cell: ({ to }) => to },
          {
            key: 'sizes',
            title: t('preview.sizes', { system: from }),
            cell: ({ pairs }) =>
              pairs.length === 0 ? (
                <span className={classes.soft}>{t('preview.none', { system: from })}</span>
              ) : (
                format.values(pairs.map(({ home, there }) => `${home} → ${there ?? '–'}`))
              ),
          },
          {
            key: 'origin',
            title: t('preview.origin'),
            cell: ({ origin }) => (origin ? <OriginMark origin={origin} /> : '–'),
          },
        ]}
      />
    </Panel>
  );
}

interface Read {
  readonly site: Site;
  readonly to: SizeSystem;
  readonly pairs: readonly { readonly home: string; readonly there: string | undefined }[];
  readonly origin: SizeOrigin | undefined;
}

function readOn(chart: SizeChart, from: SizeSystem, site: Site): Read {
  const candidates = systemsOfSite(site, chart);
  const sizes = [...new Set(chart.rows.flatMap((row) => sizeIn(row, from) ?? []))];
  const to =
    candidates.find((system) => chart.rows.some((row) => sizeIn(row, system) !== undefined)) ?? candidates[0] ?? from;
  const found = sizes.map((home) => ({ home, conversion: convertSize(chart, home, from, to) }));
  return {
    site,
    to,
    pairs: found.map(({ home, conversion }) => ({ home, there: conversion?.size })),
    origin: found.find(({ conversion }) => conversion)?.conversion?.origin,
  };
}
