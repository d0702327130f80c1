import { refusal } from '../errors.ts';
import { type AppCall, json, type Operation } from '../operation.ts';
import type { NotificationStore } from './notification-store.ts';

/** The common parts of the calls of the Notification API. */
const base = '/commerce/notification/v1';

export const notificationsOf = ({ world }: AppCall): NotificationStore => world.ebay.notifications.store;

function limitOf({ query }: AppCall): number {
  const limit = Number(query.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 10 || limit > 100) throw refusal(400, 195004);
  return limit;
}

/** A page of the entries; the token is the number of rows before it. */
function pageOf<T>(call: AppCall, path: string, rows: readonly T[]) {
  const limit = limitOf(call);
  const from = Number(call.query.continuation_token ?? 0);
  if (!Number.isInteger(from) || from < 0 || from > rows.length) throw refusal(400, 195005);
  const href = (offset: number) =>
    `${call.world.config.publicUrl}/ebay${base}${path}?limit=${limit}${offset > 0 ? `&continuation_token=${offset}` : ''}`;
  const next = from + limit < rows.length ? { next: href(from + limit) } : {};
  return { page: rows.slice(from, from + limit), frame: { href: href(from), limit, total: rows.length, ...next } };
}

export function list<T>(
  name: string,
  path: string,
  rowsOf: (call: AppCall) => readonly T[],
  toJson: (row: T) => unknown,
) {
  return (call: AppCall) => {
    const { page, frame } = pageOf(call, path, rowsOf(call));
    return json(200, { ...frame, [name]: page.map(toJson) });
  };
}

export function requireConfig(call: AppCall): void {
  if (notificationsOf(call).alertEmailOf(call.access.clientId) === undefined) throw refusal(409, 195003);
}

/** The response to a creation: the id is at the end of `Location`. */
export const created = (path: string, id: string, call: AppCall) => ({
  status: 201,
  body: {},
  headers: { location: `${call.world.config.publicUrl}/ebay${base}${path}/${id}` },
});

export const app = (
  method: Operation['method'],
  name: string,
  path: string,
  run: (call: AppCall) => ReturnType<Extract<Operation, { auth: 'app' }>['run']>,
): Operation => ({ api: 'notification', auth: 'app', method, name, url: `${base}${path}`, run });
