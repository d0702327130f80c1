import type { HistoryEntry } from '@quayside/contract';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './history.module.css';
import { groupUnitOf } from './together.ts';
import type { useHistory } from './use-history.ts';
import { valueText } from './value-text.ts';
import type { ValueWords } from './value-words.ts';
import { inWords, valueWordsOf } from './words-of.ts';

interface HistoryTableProps {
  readonly history: ReturnType<typeof useHistory>;
  /** Hides the item's name, which would repeat in every row. */
  readonly isOfOneItem?: boolean;
  /** Hides author and reason, which are equal in a group and shown above it. */
  readonly isTogether?: boolean;
  /** The table's accessible name, if it is not the history itself. */
  readonly label?: string;
  /** Opens a history group. */
  readonly onOpen?: (entry: HistoryEntry) => void;
}

/** Changes with their authors, and a link to older ones. */
export function HistoryTable({ history, isOfOneItem = false, isTogether = false, label, onOpen }: HistoryTableProps) {
  const { t, i18n } = useTranslation('history');
  const format = useFormat();
  const words = valueWordsOf(i18n);
  const item: PlainColumn<HistoryEntry> = {
    key: 'item',
    title: t('column.item'),
    cell: (entry) =>
      entry.under === null ? (
        <Subject entry={entry} />
      ) : (
        <Together entry={entry} under={entry.under} {...(onOpen ? { onOpen } : {})} />
      ),
  };
  const actor: PlainColumn<HistoryEntry> = {
    key: 'actor',
    title: t('column.actor'),
    cell: (entry) => <Actor entry={entry} />,
  };
  const why: PlainColumn<HistoryEntry> = {
    key: 'why',
    title: t('column.why'),
    cell: (entry) => inWords(i18n, 'why', entry.why),
  };
  return (
    <>
      <PlainTable
        label={label ?? t('title')}
        rows={history.data?.pages.flatMap((page) => page.list) ?? []}
        rowKey={(entry) => entry.id}
        columns={[
          {
            key: 'at',
            title: t('column.at'),
            cell: (entry) => <span className={classes.moment}>{format.moment(entry.at)}</span>,
          },
          {
            key: 'field',
            title: t('column.field'),
            cell: (entry) => (
              <span className={classes.what}>
                {entry.site ? <SitePlate site={entry.site} /> : null} {inWords(i18n, 'field', entry.field)}
              </span>
            ),
          },
          ...(isOfOneItem ? [] : [item]),
          {
            key: 'change',
            title: t('column.change'),
            cell: (entry) => <Change entry={entry} words={words} />,
          },
          ...(isTogether ? [] : [actor, why]),
        ]}
      />
      <ListFoot list={history} />
    </>
  );
}

/** The item that was changed, or the order. */
function Subject({ entry: { item, itemId, order } }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation('history');
  if (order) {
    const place = { scope: order.platform, account: { id: order.accountId } };
    return <Link to={paths.order(place, order.id)}>{t('orderNumber', { number: order.number })}</Link>;
  }
  if (!item || itemId === null) return null;
  const at = { scope: item.platform, account: { id: item.accountId } };
  return (
    <Link to={paths.item(at, itemId)} className={classes.item} title={item.title}>
      {item.title}
    </Link>
  );
}

/** A history group: its size and a button that lists its changes. */
function Together({
  entry,
  under,
  onOpen,
}: {
  entry: HistoryEntry;
  under: number;
  onOpen?: (entry: HistoryEntry) => void;
}) {
  const { t } = useTranslation('history');
  const words = t(`together.${groupUnitOf(entry)}`, { count: under });
  return onOpen ? <LinkButton onClick={() => onOpen(entry)}>{words}</LinkButton> : words;
}

/** The author of a change. Support acts under its own name, marked as support. An order is named by its number. */
function Actor({ entry: { actor } }: { readonly entry: HistoryEntry }) {
  const { i18n } = useTranslation('history');
  const kind = inWords(i18n, 'actor', actor.kind);
  if (actor.name === null) return kind;
  if (actor.kind === 'order') return `${kind} ${actor.name}`;
  if (actor.kind !== 'admin') return actor.name;
  return (
    <span className={classes.what}>
      {actor.name} <Badge tone="info">{kind}</Badge>
    </span>
  );
}

function Change({ entry, words }: { readonly entry: HistoryEntry; readonly words: ValueWords }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  // What many rows say is below them.
  if (entry.under !== null && entry.before === null && entry.after === null) return null;
  const before = valueText(entry.field, entry.before, format, words);
  const after = valueText(entry.field, entry.after, format, words);
  return (
    <span className={classes.change}>
      {before ? <del className={classes.before}>{before}</del> : null} → {after || t('nothing')}
    </span>
  );
}
