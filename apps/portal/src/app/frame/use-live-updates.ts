import { events, type UserEvent } from '@quayside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addressOf } from '../../lib/api/address.ts';
import { isLeaving, onLeavingChange } from '../../lib/leaving.ts';
import { browserParts } from '../../lib/live/browser-parts.ts';
import { type LiveState, openLiveLink } from '../../lib/live/live-link.ts';
import { useUser } from '../../lib/session.ts';
import { STALE_AFTER } from './live-queries.data.ts';

/** A run sends hundreds of events; queries of each kind are refetched at most this often. */
const SETTLE_MS = 800;

/** Refetches displayed data after live events while the frame is mounted. */
export function useLiveUpdates(): LiveState {
  const { id, lastEventId } = useUser();
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const from = useRef(lastEventId);
  const isOver = useSyncExternalStore(onLeavingChange, isLeaving);

  useEffect(() => {
    from.current = lastEventId;
  }, [lastEventId]);

  useEffect(() => {
    if (isOver) return;
    const waiting = new Map<UserEvent['kind'], ReturnType<typeof setTimeout>>();
    const refresh = (kind: UserEvent['kind']) => {
      for (const id of STALE_AFTER[kind]) void client.invalidateQueries({ queryKey: [id] });
    };
    const link = openLiveLink({
      name: `quayside-live-${id}`,
      from: from.current,
      urlAfter: (after) => addressOf(events.stream.path, { params: { id }, query: { after } }),
      parts: browserParts,
      listener: {
        onEvent: ({ kind }) => {
          if (waiting.has(kind)) return;
          waiting.set(
            kind,
            setTimeout(() => {
              waiting.delete(kind);
              refresh(kind);
            }, SETTLE_MS),
          );
        },
        onPoll: () => void client.invalidateQueries(),
        onState: setState,
      },
    });
    return () => {
      link.close();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, [id, client, isOver]);

  return state;
}
