import { Skeleton } from '@mantine/core';
import type { Money } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MoneyInput } from '../../ui/number-input.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { type RulePlace, workedExamples } from './item-rule-draft.ts';
import { examplePriceAtHome } from './rule-draft.ts';
import classes from './rules-form.module.css';
import { useRuleExample } from './use-pricing.ts';

/** What a rule with a wanted margin makes of the first item that it fits: prices, what they earn, and what is lacking. */
export function MarginExample({ rule }: { readonly rule: ItemRule }) {
  const { t } = useTranslation(['pricing', 'costs']);
  const format = useFormat();
  const example = useRuleExample(rule);
  if (rule.name.trim() === '') return <p className={classes.hint}>{t('pricing:items.nameless')}</p>;
  if (example.isPending) return <Skeleton height={120} />;
  if (example.isError) return <ErrorState error={example.error} onRetry={() => example.refetch()} />;
  const { item, sites } = example.data;
  if (!item) return <p>{t('pricing:items.noExample')}</p>;
  const title = t('pricing:items.exampleOf', { item: item.title, price: format.money(item.price) });
  return (
    <>
      <h3>{title}</h3>
      <PlainTable
        label={title}
        rows={sites}
        rowKey={({ site }) => site}
        columns={[
          { key: 'site', title: t('pricing:column.site'), cell: ({ site }) => format.site(site) },
          {
            key: 'final',
            title: t('pricing:items.column.final'),
            isNumber: true,
            cell: ({ price }) => (price ? <strong>{format.money(price)}</strong> : t('pricing:items.noPrice')),
          },
          {
            key: 'margin',
            title: t('pricing:items.column.margin'),
            cell: ({ marginShare, lacks }) =>
              marginShare === null ? (
                <>
                  {t('pricing:items.unknownMargin')}
                  {lacks.map((lack) => (
                    <div key={lack} className={classes.hint}>
                      {t(`costs:lack.${lack}`)}
                    </div>
                  ))}
                </>
              ) : (
                format.percent(marginShare / 10_000)
              ),
          },
        ]}
      />
    </>
  );
}

/** What a rule makes of a price at home on each of its sites. */
export function RuleExampleTable({ rule, place }: { readonly rule: ItemRule; readonly place: RulePlace }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const { currency } = rule;
  const [example, setExample] = useState<Money>(examplePriceAtHome(place.home));
  const [isUnreadable, setIsUnreadable] = useState(false);
  return (
    <>
      <h3>{t('items.example')}</h3>
      <MoneyInput
        label={t('items.exampleAtHome')}
        currency={currency}
        value={isUnreadable ? 'unreadable' : example.minor}
        onChange={(entered) => {
          setIsUnreadable(entered === 'unreadable');
          if (entered !== 'unreadable') setExample({ minor: Math.max(entered ?? 0, 0), currency });
        }}
      />
      <PlainTable
        label={t('items.example')}
        rows={workedExamples(example, rule, {
          ...place,
          day: new Date().toISOString().slice(0, 10),
        })}
        rowKey={({ site }) => site}
        columns={[
          { key: 'site', title: t('column.site'), cell: ({ site }) => format.site(site) },
          {
            key: 'rate',
            title: t('items.column.converted'),
            isNumber: true,
            cell: ({ worked }) => (worked ? format.money(worked.converted) : '–'),
          },
          ...(rule.vat === 'exchange'
            ? [
                {
                  key: 'vat',
                  title: t('items.column.vat'),
                  isNumber: true,
                  cell: ({ worked }: ReturnType<typeof workedExamples>[number]) =>
                    worked?.byItems?.vat ? format.money(worked.byItems.vat.price) : '–',
                },
              ]
            : []),
          {
            key: 'uplift',
            title: t('items.column.raised'),
            isNumber: true,
            cell: ({ worked }) => (worked ? format.money(worked.increased) : '–'),
          },
          {
            key: 'final',
            title: t('items.column.final'),
            isNumber: true,
            cell: ({ worked }) => <strong>{worked ? format.money(worked.final) : '–'}</strong>,
          },
        ]}
      />
    </>
  );
}
