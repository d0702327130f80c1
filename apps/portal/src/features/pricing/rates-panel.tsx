import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { RateHistory, RateMove, RateMoves, RateView } from '@quayside/contract';
import { type Currency, isCurrency } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './rules-form.module.css';
import { useRateHistory, useRateMoves } from './use-pricing.ts';

/** Fewer days make no line. */
const LEAST_DAYS = 2;
const WHOLE = 10_000;

/**
 * One exchange rate of the account, day by day with the figures from which on prices follow, and what a move of it would change of its live
 * prices.
 */
export function RatesPanel({ rates }: { readonly rates: readonly RateView[] }) {
  const { t } = useTranslation('pricing');
  const currencies = [...new Set(rates.map(({ to }) => to))].filter(isCurrency);
  const [chosen, setChosen] = useState(currencies[0]);
  if (!chosen) return null;
  return (
    <Panel title={t('outlook.title')} className={classes.section}>
      <p className={classes.lead}>{t('outlook.lead')}</p>
      <div className={classes.stack}>
        {currencies.length > 1 ? (
          <div className={classes.pair}>
            <NativeSelect
              label={t('outlook.currency')}
              data={currencies}
              value={chosen}
              onChange={({ currentTarget: { value } }) => isCurrency(value) && setChosen(value)}
            />
          </div>
        ) : null}
        <Outlook key={chosen} to={chosen} />
      </div>
    </Panel>
  );
}

function Outlook({ to }: { readonly to: Currency }) {
  const { t } = useTranslation('pricing');
  const [isAsked, setIsAsked] = useState(false);
  const history = useRateHistory(to);
  const moves = useRateMoves(to, isAsked);
  if (history.isPending) return <Skeleton height={280} />;
  if (history.isError) return <ErrorState error={history.error} onRetry={() => history.refetch()} />;
  return (
    <>
      <History history={history.data} />
      <div>
        <Button
          variant="default"
          loading={moves.isFetching}
          onClick={() => (isAsked ? moves.refetch() : setIsAsked(true))}
        >
          {t('outlook.work')}
        </Button>
      </div>
      {moves.isError ? <ErrorState error={moves.error} onRetry={() => moves.refetch()} /> : null}
      {moves.data ? <Moves moves={moves.data} rate={history.data.inForce} /> : null}
    </>
  );
}

function History({ history: { inForce, follows, days } }: { readonly history: RateHistory }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const { from, to, value, date } = inForce;
  const bounds = { below: Number(follows.below), above: Number(follows.above) };
  return (
    <>
      <p>
        {t('outlook.inForce', {
          ...{ from, to, value: format.rate(value), date: format.fullDay(date) },
          ...{ below: format.rate(follows.below), above: format.rate(follows.above) },
        })}
      </p>
      {days.length < LEAST_DAYS ? (
        <p>{t('outlook.noHistory')}</p>
      ) : (
        <Chart
          kind="line"
          isCloseUp
          title={t('outlook.history', { from, to })}
          axis={t('outlook.dayAxis')}
          series={[
            { name: 'published', label: t('outlook.published') },
            { name: 'below', label: t('outlook.below'), tone: 'before' },
            { name: 'above', label: t('outlook.above'), tone: 'before' },
          ]}
          points={days.map((day) => ({
            key: day.date,
            label: format.shortDay(day.date),
            values: { published: Number(day.value), ...bounds },
          }))}
          format={(figure) => format.rate(String(figure))}
        />
      )}
    </>
  );
}

function Moves({ moves: { following, staying, moves }, rate }: { readonly moves: RateMoves; readonly rate: RateView }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const { from, to } = rate;
  if (following === 0) return <p role="status">{t('outlook.nobody')}</p>;
  const title = t('outlook.moves', { to });
  const change = ({ basisPoints }: RateMove) => format.change(basisPoints / WHOLE);
  const moved = ({ basisPoints }: RateMove) => ((Number(rate.value) * (WHOLE + basisPoints)) / WHOLE).toFixed(4);
  return (
    <>
      <p role="status">
        {t('outlook.following', { following: format.number(following), staying: format.number(staying) })}
      </p>
      <Chart
        kind="bar"
        title={title}
        axis={t('outlook.moveAxis')}
        series={[
          { name: 'changed', label: t('outlook.changed') },
          { name: 'held', label: t('outlook.held'), tone: 'second' },
        ]}
        points={moves.map((move) => ({
          key: String(move.basisPoints),
          label: change(move),
          values: { changed: move.changed, held: move.held },
        }))}
        format={format.number}
        table={
          <PlainTable
            label={title}
            rows={moves}
            rowKey={({ basisPoints }) => basisPoints}
            isStacking
            columns={[
              { key: 'move', title: t('outlook.moveAxis'), cell: change },
              { key: 'rate', title: t('column.rate'), cell: (move) => `1 ${from} = ${format.rate(moved(move))} ${to}` },
              {
                key: 'changed',
                title: t('outlook.changed'),
                isNumber: true,
                cell: ({ changed }) => format.number(changed),
              },
              { key: 'held', title: t('outlook.held'), isNumber: true, cell: ({ held }) => format.number(held) },
              {
                key: 'mean',
                title: t('outlook.mean'),
                isNumber: true,
                cell: ({ before, after }) =>
                  before && after ? `${format.money(before)} → ${format.money(after)}` : '–',
              },
            ]}
          />
        }
      />
      {moves.some(({ isStopped }) => isStopped) ? (
        <Notice tone="warn" title={format.list(moves.filter(({ isStopped }) => isStopped).map(change))}>
          {t('outlook.isStopped')}
        </Notice>
      ) : null}
    </>
  );
}
