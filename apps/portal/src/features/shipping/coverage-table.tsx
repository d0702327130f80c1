import type { CoverageRow } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SitePlates } from '../../ui/site-plates.tsx';
import { useServiceName } from './service-names.ts';
import classes from './shipping.module.css';

type Service = CoverageRow['services'][number];
const SHOWN = ['sites', 'all', 'none'] as const;
type Shown = (typeof SHOWN)[number];

/** For each country: the service, the cost, and the rule that determines them; or why there is no route. */
export function CoverageTable({ rows }: { readonly rows: readonly CoverageRow[] }) {
  const { t } = useTranslation(['shipping', 'places']);
  const format = useFormat();
  const nameOf = useServiceName();
  const [shown, setShown] = useState<Shown>('sites');
  const isIn: Readonly<Record<Shown, (row: CoverageRow) => boolean>> = {
    sites: ({ sites }) => sites.length > 0,
    all: () => true,
    none: ({ services }) => services.length === 0,
  };
  const list = rows.filter(isIn[shown]);
  const ruleOf = ({ rule, by }: Service) => {
    const values = {
      region: format.region(rule.region),
      country: rule.country === null ? '' : format.country(rule.country),
    };
    const from = t(`shipping:rule.${rule.from}`, values);
    return by === null ? from : t('shipping:rule.range', { from, by: t(`shipping:rate.bases.${by}`) });
  };
  const costOf = ({ costFrom, costTo, isFree }: Service) => {
    const cost =
      costFrom.minor === costTo.minor
        ? format.money(costFrom)
        : t('shipping:coverage.costs', { from: format.money(costFrom), to: format.money(costTo) });
    return isFree ? t('shipping:coverage.free', { cost }) : cost;
  };
  return (
    <div className={classes.stack}>
      <div className={classes.bar}>
        <Segments<Shown>
          label={t('shipping:coverage.shown.label')}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, label: t(`shipping:coverage.shown.${value}`) }))}
        />
        <span className={classes.soft} role="status">
          {t('shipping:coverage.count', { count: list.length })}
        </span>
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('shipping:coverage.nothing')} />
      ) : (
        <PlainTable
          label={t('shipping:coverage.title')}
          rows={list}
          rowKey={({ country }) => country}
          isStacking
          columns={[
            {
              key: 'country',
              title: t('shipping:column.country'),
              cell: ({ country, sites }) => (
                <span className={classes.named}>
                  <Flag code={country} kind="country" /> {format.country(country)}
                  {sites.length > 0 ? <SitePlates sites={sites.map((site) => ({ site }))} /> : null}
                </span>
              ),
            },
            { key: 'type', title: t('shipping:column.list'), cell: ({ type }) => t(`shipping:type.${type}.name`) },
            {
              key: 'services',
              title: t('shipping:column.service'),
              cell: ({ services, reason }) =>
                services.length > 0 ? (
                  <Lines
                    of={services}
                    say={(one) => {
                      const [there] = one.siteServices;
                      return there && there.name !== nameOf(one.service)
                        ? t('shipping:coverage.service', { level: nameOf(one.service), name: there.name })
                        : nameOf(one.service);
                    }}
                  />
                ) : (
                  <Badge tone={reason === 'excluded' ? 'off' : 'warn'}>
                    {t(`shipping:noRoute.${reason ?? 'no_rate'}`)}
                  </Badge>
                ),
            },
            {
              key: 'cost',
              title: t('shipping:column.cost'),
              isNumber: true,
              cell: ({ services }) => <Lines of={services} say={costOf} />,
            },
            {
              key: 'rule',
              title: t('shipping:column.rule'),
              cell: ({ services }) => <Lines of={services} say={ruleOf} />,
            },
          ]}
        />
      )}
    </div>
  );
}

/** One line for each service, so that the columns of a row align. */
function Lines({ of, say }: { readonly of: readonly Service[]; readonly say: (service: Service) => string }) {
  return of.map((one) => (
    <span key={one.service} className={classes.line}>
      {say(one)}
    </span>
  ));
}
