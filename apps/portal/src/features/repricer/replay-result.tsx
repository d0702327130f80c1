import { REPLAY_LACKS, type ReplayedListing } from '@quayside/contract';
import { featuredShare, type ReplayFigures } from '@quayside/kernel/repricing';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import type { CurrencyTotals, ReplayTotals } from './replay-totals.ts';
import classes from './repricer.module.css';

const FIGURES = ['share', 'changes', 'units', 'turnover', 'margin'] as const;

/** Both sets of rules beside each other: the sums, what is not in them, and the listings for which they differ most. */
export function ReplayResult({
  totals,
  onShow,
}: {
  readonly totals: ReplayTotals;
  readonly onShow: (listing: ReplayedListing) => void;
}) {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const share = (figures: ReplayFigures) => {
    const points = featuredShare(figures);
    return points === null ? t('replay.unknown') : format.percent(points / 10_000);
  };
  const textOf = (what: (typeof FIGURES)[number], figures: ReplayFigures, currency: string): string => {
    if (what === 'share') return share(figures);
    if (what === 'changes') return format.number(figures.changes);
    if (totals.compared === totals.withoutSales) return t('replay.unknown');
    if (what === 'units') return format.number(Math.round(figures.units));
    if (what === 'margin' && totals.compared === totals.withoutSales + totals.withoutMargin) return t('replay.unknown');
    return format.money({ minor: Math.round(figures[what]), currency });
  };
  const left = [
    ...REPLAY_LACKS.map((lack) => [lack, totals.lacking[lack]] as const),
    ['sales', totals.withoutSales] as const,
    ['margin', totals.withoutMargin] as const,
  ].filter(([, n]) => n > 0);
  return (
    <div className={classes.stack}>
      {left.length > 0 ? (
        <Notice tone="warn" title={t('replay.leftOut')}>
          <ul>
            {left.map(([what, n]) => (
              <li key={what}>{t(`replay.lacks.${what}`, { count: n, n: format.number(n) })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {totals.currencies.map(({ currency, saved, draft }: CurrencyTotals) => (
        <PlainTable
          key={currency}
          label={t('replay.sums', { currency })}
          rows={FIGURES}
          rowKey={(what) => what}
          columns={[
            {
              key: 'what',
              title: t('replay.sums', { currency }),
              cell: (what) => t(`replay.figure.${what}`),
            },
            {
              key: 'saved',
              title: t('replay.saved'),
              isNumber: true,
              cell: (what) => textOf(what, saved, currency),
            },
            {
              key: 'draft',
              title: t('replay.draft'),
              isNumber: true,
              cell: (what) => <strong>{textOf(what, draft, currency)}</strong>,
            },
          ]}
        />
      ))}
      {totals.most.length > 0 ? (
        <PlainTable
          label={t('replay.most')}
          rows={totals.most}
          rowKey={({ itemId, site }) => `${itemId}/${site}`}
          isStacking
          columns={[
            {
              key: 'item',
              title: t('replay.most'),
              cell: (listing) => (
                <>
                  <LinkButton onClick={() => onShow(listing)}>{listing.title}</LinkButton>{' '}
                  <small className={classes.soft}>{listing.sku}</small>
                </>
              ),
            },
            { key: 'site', title: t('column.site'), cell: ({ site }) => <SitePlate site={site} /> },
            ...(['saved', 'draft'] as const).map((which) => ({
              key: which,
              title: t(`replay.${which}`),
              isNumber: true,
              cell: ({ result, currency }: ReplayedListing) =>
                result
                  ? t('replay.priceAndShare', {
                      price: format.money({ minor: result[which].price, currency }),
                      share: share(result[which].figures),
                    })
                  : null,
            })),
          ]}
        />
      ) : null}
    </div>
  );
}
