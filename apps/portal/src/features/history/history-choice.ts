import { HISTORY_PEOPLE, HISTORY_SUBJECTS, HISTORY_VIEWS, type HistoryView } from '@quayside/contract';
import type { HistoryChoice } from './use-history.ts';

/**
 * What an address says of which changes are wanted (`?people=admin&about=business&view=every`); unknown words let all through, and the
 * overview stands where nothing is said of the view.
 */
export function readChoice(query: URLSearchParams): HistoryChoice & { readonly view: HistoryView } {
  const people = HISTORY_PEOPLE.find((one) => one === query.get('people'));
  const about = HISTORY_SUBJECTS.find((one) => one === query.get('about'));
  const view = HISTORY_VIEWS.find((one) => one === query.get('view')) ?? 'overview';
  return { view, ...(people ? { people } : {}), ...(about ? { about } : {}) };
}

/** The address with one choice made; what stands where nothing is said (`all`, the overview) takes it back. */
export function withChoice(query: URLSearchParams, name: 'people' | 'about' | 'view', value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === 'all' || value === 'overview') next.delete(name);
  else next.set(name, value);
  return next;
}
