import { Skeleton } from '@mantine/core';
import type { TodoEntry, TodoReport } from '@quayside/contract';
import { WAITING } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Badge, ToneMark } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { addressOfAll, addressOfPlace } from './todo-address.ts';
import classes from './todo-panel.module.css';
import { useTodo } from './use-dashboards.ts';

const TONES = { now: 'bad', soon: 'warn', open: 'wait' } as const;

/** What waits for the seller: each with its number and a link to the list that shows it. */
export function TodoPanel() {
  const { t } = useTranslation('dashboards');
  const todo = useTodo();
  return (
    <div className={classes.todo}>
      <Panel title={t('todo.title')}>
        <div className={classes.room}>
          {todo.isPending ? <Skeleton height={24} /> : null}
          {todo.isError && !todo.data ? <ErrorState error={todo.error} onRetry={() => todo.refetch()} /> : null}
          {todo.data && todo.data.list.length === 0 ? <Nothing report={todo.data} /> : null}
          {todo.data && todo.data.list.length > 0 ? (
            <ul className={classes.list}>
              {todo.data.list.map((entry) => (
                <Row key={entry.kind} entry={entry} />
              ))}
            </ul>
          ) : null}
        </div>
      </Panel>
    </div>
  );
}

/** Up to date is only what was read recently. */
function Nothing({ report: { isAllDone, isRead } }: { readonly report: TodoReport }) {
  const { t } = useTranslation('dashboards');
  if (!isRead) return <Badge tone="wait">{t('todo.unread')}</Badge>;
  return <Badge tone="ok">{t(isAllDone ? 'todo.allDone' : 'todo.nothing')}</Badge>;
}

function Row({ entry }: { readonly entry: TodoEntry }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const ownPlaceOf = usePlaceOf();
  const nameOf = usePlaceName();
  const { kind, n, places, until } = entry;
  const words = t(`todo.kind.${kind}`, { count: n, date: until === null ? '' : format.date(until) });
  const [first, ...others] = places.map((place) => ({
    place,
    to: addressOfPlace(kind, place, ownPlaceOf(place.accountId, at)),
  }));
  const to = addressOfAll(entry, at) ?? (others.length === 0 ? first?.to : undefined);
  return (
    <li className={classes.row}>
      <ToneMark tone={TONES[WAITING[kind].urgency]} />
      <span>
        {to === undefined ? words : <Link to={to}>{words}</Link>}
        {to === undefined && first ? (
          <span className={classes.places}>
            {[first, ...others].map((one) => (
              <Link key={one.to} to={one.to}>
                {t('todo.place', { place: nameOf(one.place), n: format.number(one.place.n) })}
              </Link>
            ))}
          </span>
        ) : null}
      </span>
    </li>
  );
}

/** The site of a place, and its account if there are several. */
function usePlaceName(): (place: TodoEntry['places'][number]) => string {
  const format = useFormat();
  const { scope } = useAccount();
  const { accounts } = useUser();
  return ({ accountId, site }) => {
    const account = accounts.find(({ id }) => id === accountId)?.username ?? '';
    if (site === null) return account;
    return scope === 'all' && accounts.length > 1 ? `${account} ${format.site(site)}` : format.site(site);
  };
}
