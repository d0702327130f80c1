import type { OrderDetail, OrderTimelineEntry } from '@quayside/contract';
import type { i18n as Messages } from 'i18next';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ToneMark } from '../../../ui/badge.tsx';
import classes from './order-screen.module.css';

/** Everything that happened to the order, oldest first, each with its time and author. */
export function Timeline({ order }: { readonly order: OrderDetail }) {
  const { i18n } = useTranslation('orders');
  const format = useFormat();
  return (
    <ol className={classes.timeline}>
      {order.timeline.map((entry) => (
        <li key={keyOf(entry)}>
          <ToneMark tone={isBad(entry) ? 'bad' : entry.kind === 'stock' ? 'info' : 'ok'} />
          <div>
            <What entry={entry} />
            <Detail entry={entry} />
            <span className={classes.soft}>
              <time dateTime={entry.at}>{format.dateTime(entry.at)}</time> ·{' '}
              {entry.actor.name ?? inWords(i18n, 'actor', entry.actor.kind)}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function keyOf({ at, kind, why, detail, stock }: OrderTimelineEntry): string {
  return JSON.stringify([at, kind, why, detail, stock]);
}

const isBad = ({ why }: OrderTimelineEntry): boolean => /rejected|failed|on_hold|problem/.test(why ?? '');

/** The description of a problem, otherwise the recorded note. */
function Detail({ entry: { why, detail } }: { readonly entry: OrderTimelineEntry }) {
  const { t, i18n } = useTranslation('orders');
  if (!detail) return null;
  const key = `orders:problem.${detail}.text`;
  const isProblem = why === 'order_problem' && i18n.exists(key);
  return <span className={classes.detail}>{isProblem ? t(key as 'problem.no_lines.text') : detail}</span>;
}

function What({ entry }: { readonly entry: OrderTimelineEntry }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  if (entry.status) return <strong>{t(`timeline.became.${entry.status}`)}</strong>;
  if (entry.kind === 'change') return <strong>{entry.why ? inWords(i18n, 'why', entry.why) : null}</strong>;
  if (entry.kind !== 'stock') return <strong>{t(`timeline.${entry.kind}`)}</strong>;
  if (!entry.stock) return null;
  const { title, onHandDelta, reservedDelta } = entry.stock;
  const moved = onHandDelta === 0 ? reservedDelta : onHandDelta;
  const kind = onHandDelta === 0 ? (moved > 0 ? 'reserved' : 'released') : moved > 0 ? 'returned' : 'left';
  return <strong>{t(`timeline.moved.${kind}`, { quantity: format.number(Math.abs(moved)), title })}</strong>;
}

/** The history's text of a code; an unknown code is shown unchanged and never hidden. */
function inWords(messages: Messages, group: 'why' | 'actor', code: string): string {
  const key = `history:${group}.${code}`;
  return messages.exists(key) ? messages.t(key as 'history:nothing') : code;
}
