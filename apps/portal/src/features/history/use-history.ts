import { type HistoryPeople, type HistorySubject, type HistoryView, history } from '@quayside/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session.ts';
import { CODE_ROOMS, ITEM_CODE_ROOMS } from './code-words.ts';

const PAGE_SIZE = 50;

/** The filter of changes; absent fields do not filter. */
export interface HistoryChoice {
  readonly itemId?: number;
  /** Only the changes of this group. */
  readonly group?: number;
  /** Default: every change. */
  readonly view?: HistoryView;
  readonly people?: HistoryPeople;
  readonly about?: HistorySubject;
}

/** The user's changes, newest first, in pages. */
export function useHistory(choice: HistoryChoice) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [history.list.id, id, choice] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...choice, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) };
      // The words of recorded codes come with the changes, so that none is shown without them.
      const [page] = await Promise.all([
        call(history.list, { params: { id }, query }, { signal }),
        loadRooms(choice.itemId === undefined ? CODE_ROOMS : ITEM_CODE_ROOMS),
      ]);
      return page;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // An item's history and an expanded line are parts of a screen. Otherwise the history is the screen's own list.
    ...(choice.itemId === undefined && choice.group === undefined ? {} : { throwOnError: false }),
  });
}
