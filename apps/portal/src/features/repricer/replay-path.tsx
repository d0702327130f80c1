import { Button, Skeleton } from '@mantine/core';
import type { ReplayedListing, RuleReplayInput } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { PathLines } from './path-lines.tsx';
import classes from './repricer.module.css';
import { useReplayPath } from './use-replay.ts';

interface ReplayPathProps {
  readonly listing: ReplayedListing;
  readonly input: RuleReplayInput;
  readonly onBack: () => void;
}

type Featured = boolean | null;

/** How the price of one listing would have gone with the rules as saved and with the draft, as a chart and as a table. */
export function ReplayPath({ listing, input, onBack }: ReplayPathProps) {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const path = useReplayPath(listing, input);
  const { currency, title } = listing;
  const amount = (minor: number | null) => (minor === null ? t('none') : format.money({ minor, currency }));
  const featured = (is: Featured) => t(`replay.featured.${is === null ? 'unknown' : is ? 'yes' : 'no'}`);
  const points = path.data?.points ?? [];
  return (
    <section className={classes.stack} aria-label={t('replay.pathOf', { title })}>
      <div>
        <Button variant="subtle" onClick={onBack}>
          {t('replay.back')}
        </Button>
      </div>
      <h3>{t('replay.pathOf', { title })}</h3>
      {path.isPending ? <Skeleton height={240} radius="lg" /> : null}
      {path.isError ? <ErrorState error={path.error} onRetry={() => path.refetch()} /> : null}
      {path.data ? (
        <>
          <PathLines path={path.data} label={(line) => t(`replay.${line}`)} amount={amount} />
          <PlainTable
            label={t('replay.pathOf', { title })}
            rows={points}
            rowKey={({ at }) => at}
            isStacking
            columns={[
              { key: 'at', title: t('replay.at'), cell: ({ at }) => format.moment(at) },
              { key: 'lowest', title: t('replay.lowest'), isNumber: true, cell: ({ lowest }) => amount(lowest) },
              ...(['saved', 'draft'] as const).map((which) => ({
                key: which,
                title: t(`replay.${which}`),
                isNumber: true,
                cell: (point: (typeof points)[number]) =>
                  t('replay.priceAndFeatured', {
                    price: amount(point[which].price),
                    featured: featured(point[which].isFeatured),
                  }),
              })),
            ]}
          />
        </>
      ) : null}
    </section>
  );
}
