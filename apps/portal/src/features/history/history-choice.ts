import { HISTORY_PEOPLE, HISTORY_SUBJECTS } from '@quayside/contract';
import type { HistoryChoice } from './use-history.ts';

/** What an address says of which changes are wanted (`?people=admin&about=business`); unknown words let all through. */
export function readChoice(query: URLSearchParams): HistoryChoice {
  const people = HISTORY_PEOPLE.find((one) => one === query.get('people'));
  const about = HISTORY_SUBJECTS.find((one) => one === query.get('about'));
  return { ...(people ? { people } : {}), ...(about ? { about } : {}) };
}

/** The address with one choice made; `all` takes it back. */
export function withChoice(query: URLSearchParams, name: 'people' | 'about', value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === 'all') next.delete(name);
  else next.set(name, value);
  return next;
}
