import { type RuleReplayInput, repricer } from '@quayside/contract';
import type { ItemOnSite } from '@quayside/kernel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { addPage, NO_TOTALS } from './replay-totals.ts';
import { useParams } from './use-repricer.ts';

/** Replays the listings of the account page by page. It ends when the part that shows it closes. */
export function useReplay() {
  const params = useParams();
  const [totals, setTotals] = useState(NO_TOTALS);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const replay = useMutation({
    mutationFn: async (body: RuleReplayInput) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      let sums = NO_TOTALS;
      setTotals(sums);
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await call(
          repricer.replay,
          { params, query: cursor ? { cursor } : {}, body },
          { signal: control.signal },
        );
        sums = addPage(sums, page);
        setTotals(sums);
        cursor = page.nextCursor;
      }
      return sums;
    },
  });
  return { ...replay, totals };
}

export function useReplayPath(place: ItemOnSite, body: RuleReplayInput) {
  const params = useParams();
  const at = { ...params, itemId: place.itemId, site: place.site };
  return useQuery({
    queryKey: [repricer.replayListing.id, at, body] as const,
    queryFn: ({ signal }) => call(repricer.replayListing, { params: at, body }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
