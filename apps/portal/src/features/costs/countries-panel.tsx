import { Skeleton } from '@mantine/core';
import type { CountryMargin } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './costs.module.css';
import { useCountries, useWorkOut } from './use-costs.ts';
import { toneOf } from './worked-sum.tsx';

/** Which countries earn and which lose: a table whose bars show the mean margin. */
export function CountriesPanel() {
  const { t } = useTranslation('costs');
  const countries = useCountries();
  const workOut = useWorkOut();
  return (
    <Panel
      title={t('countries.title')}
      aside={
        <span className={classes.aside}>
          <Freshness at={countries.data?.workedOutAt ?? null} />
          <ChangeButton
            size="xs"
            variant="default"
            loading={workOut.isPending}
            blockedBecause={countries.data?.isWorking ? t('countries.working') : undefined}
            onClick={() => workOut.mutate()}
          >
            {t('countries.again')}
          </ChangeButton>
        </span>
      }
    >
      {countries.isPending ? <Skeleton height={220} /> : null}
      {countries.isError ? <ErrorState error={countries.error} onRetry={() => countries.refetch()} /> : null}
      {countries.data ? (
        <>
          {countries.data.isWorking ? <p role="status">{t('countries.working')}</p> : null}
          {countries.data.list.length === 0 ? <p>{t('countries.empty')}</p> : <Countries list={countries.data.list} />}
        </>
      ) : null}
    </Panel>
  );
}

function Countries({ list }: { readonly list: readonly CountryMargin[] }) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const at = useAccount();
  const largest = Math.max(1, ...list.map(({ meanShare }) => Math.abs(meanShare ?? 0)));
  const items = (site: string, earning: string, n: number) =>
    n === 0 ? (
      format.number(0)
    ) : (
      <Link to={{ pathname: paths.products(at), search: new URLSearchParams({ site, earning }).toString() }}>
        {format.number(n)}
      </Link>
    );
  return (
    <PlainTable
      label={t('countries.title')}
      rows={list}
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
        {
          key: 'bar',
          title: t('countries.mean'),
          cell: ({ meanShare, meanMargin }) =>
            meanShare === null ? (
              t('unknown')
            ) : (
              <>
                <span data-tone={toneOf(meanMargin)}>
                  {format.percent(meanShare / 10_000)}
                  {meanMargin === null ? '' : ` (${format.money(meanMargin)})`}
                </span>
                <span className={classes.bar} data-tone={meanShare < 0 ? 'bad' : 'good'} aria-hidden="true">
                  <span style={{ '--share': Math.abs(meanShare) / largest }} />
                </span>
              </>
            ),
        },
        {
          key: 'earns',
          title: t('countries.earns'),
          isNumber: true,
          cell: ({ site, earns }) => items(site, 'earns', earns),
        },
        {
          key: 'loses',
          title: t('countries.loses'),
          isNumber: true,
          cell: ({ site, loses }) => items(site, 'loses', loses),
        },
        {
          key: 'unknown',
          title: t('countries.unknown'),
          isNumber: true,
          cell: ({ site, unknown }) => items(site, 'unknown', unknown),
        },
        {
          key: 'lacks',
          title: t('countries.lacks'),
          cell: ({ site, lacks }) =>
            lacks.length === 0 ? (
              '–'
            ) : (
              <ul className={classes.needed}>
                {lacks.map(({ lack }) => (
                  <li key={lack}>
                    {t(`lack.${lack}`)} <WhatToDo lack={lack} site={site} />
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

/** Leads to where what is lacking can be stated. What a piece costs may be assumed for all, or come from a file. */
function WhatToDo({ lack, site }: { readonly lack: CountryMargin['lacks'][number]['lack']; readonly site: Site }) {
  const { t } = useTranslation('costs');
  const at = useAccount();
  if (lack === 'exchange_rate') return null;
  if (lack !== 'shipping_cost') return <Link to={paths.costs(at, site)}>{t(`todo.${lack}`)}</Link>;
  return at.platform === 'ebay' ? <Link to={paths.shippingManager(at)}>{t('todo.shipping_cost')}</Link> : null;
}
