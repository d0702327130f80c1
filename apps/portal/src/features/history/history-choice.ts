import { HISTORY_PEOPLE, HISTORY_SUBJECTS, HISTORY_VIEWS, type HistoryView } from '@quayside/contract';
import type { HistoryChoice } from './use-history.ts';

/**
 * Parses the filter in an address (`?people=admin&about=business&view=every`). Unknown words filter nothing; the default view is the
 * overview.
 */
export function readChoice(query: URLSearchParams): HistoryChoice & { readonly view: HistoryView } {
  const people = HISTORY_PEOPLE.find((one) => one === query.get('people'));
  const about = HISTORY_SUBJECTS.find((one) => one === query.get('about'));
  const view = HISTORY_VIEWS.find((one) => one === query.get('view')) ?? 'overview';
  return { view, ...(people ? { people } : {}), ...(about ? { about } : {}) };
}

/** The address with one choice set; the default value (`all`, the overview) removes it. */
export function withChoice(query: URLSearchParams, name: 'people' | 'about' | 'view', value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === 'all' || value === 'overview') next.delete(name);
  else next.set(name, value);
  return next;
}
