import type { UserEvent } from '@quayside/contract';

export interface LiveEvent {
  readonly id: number;
  readonly event: UserEvent;
}

/** `live`: events arrive. `polling`: they do not, and listeners are told to look for themselves. */
export type LiveState = 'connecting' | 'live' | 'polling';

/** The browser's parts that the link stands on; the defaults are in `browser-parts.ts`. */
export interface LiveParts {
  /** Holds the one lock of this browser until `signal` aborts; resolves once the lock is held. */
  readonly lead: (name: string, signal: AbortSignal) => Promise<void>;
  readonly openChannel: (name: string) => {
    post(message: LiveMessage): void;
    listen(handler: (message: LiveMessage) => void): void;
    close(): void;
  };
  readonly openStream: (url: string, handlers: StreamHandlers) => { close(): void };
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

interface StreamHandlers {
  onOpen(): void;
  /** Where the stream stands as it opens: what comes later has a larger id. */
  onPosition(id: number): void;
  onEvent(id: number, data: string): void;
  /** `isOver`: the browser gave up and will not connect again by itself. */
  onError(isOver: boolean): void;
}

export type LiveMessage =
  | { readonly type: 'position'; readonly id: number }
  | { readonly type: 'event'; readonly id: number; readonly event: UserEvent }
  | { readonly type: 'state'; readonly state: LiveState };

export interface LiveListener {
  onEvent(event: UserEvent): void;
  /** Look for yourself: events may have been missed. */
  onPoll(): void;
  onState(state: LiveState): void;
}

const POLL_MS = 5_000;
const RECONNECT_MS = 3_000;

/**
 * One stream of live events per browser and user. Tabs share a lock; the one that holds it reads the stream and passes what
 * arrives to the others. When it closes, the next tab takes over from the last event that it has seen, so that nothing is
 * missed. While no stream can be had, every tab is told to look for itself.
 */
export function openLiveLink(options: {
  readonly name: string;
  /** The stream's address, replaying what came after `lastId`. */
  readonly urlAfter: (lastId: number | null) => string;
  readonly parts: LiveParts;
  readonly listener: LiveListener;
}): { close(): void } {
  const { name, urlAfter, parts, listener } = options;
  const closing = new AbortController();
  const channel = parts.openChannel(name);
  let lastId: number | null = null;
  let state: LiveState = 'connecting';
  let stream: { close(): void } | null = null;
  let stopTimer: () => void = () => undefined;
  let stopReconnect: () => void = () => undefined;

  const poll = () => {
    listener.onPoll();
    stopTimer = parts.setTimer(poll, POLL_MS);
  };

  const enter = (next: LiveState) => {
    if (next === state) return;
    const before = state;
    state = next;
    listener.onState(next);
    stopTimer();
    if (next === 'polling') stopTimer = parts.setTimer(poll, POLL_MS);
    // What happened between the streams is replayed only from an id; without one, look once.
    else if (before === 'polling' && lastId === null) listener.onPoll();
  };

  const take = ({ id, event }: LiveEvent) => {
    if (lastId !== null && id <= lastId) return;
    lastId = id;
    listener.onEvent(event);
  };

  const connect = () => {
    stream = parts.openStream(urlAfter(lastId), {
      onOpen: () => {
        enter('live');
        channel.post({ type: 'state', state: 'live' });
      },
      onPosition: (id) => {
        lastId ??= id;
        channel.post({ type: 'position', id });
      },
      onEvent: (id, data) => {
        const event: UserEvent = JSON.parse(data);
        take({ id, event });
        channel.post({ type: 'event', id, event });
      },
      onError: (isOver) => {
        enter('polling');
        channel.post({ type: 'state', state: 'polling' });
        if (!isOver || closing.signal.aborted) return;
        stream?.close();
        stopReconnect = parts.setTimer(connect, RECONNECT_MS);
      },
    });
  };

  channel.listen((message) => {
    if (closing.signal.aborted) return;
    if (message.type === 'state') enter(message.state);
    else if (message.type === 'position') lastId ??= message.id;
    else {
      enter('live');
      take(message);
    }
  });

  parts.lead(name, closing.signal).then(
    () => {
      if (!closing.signal.aborted) connect();
    },
    () => {
      // The wait for the lock ends with an abort when this tab closes: nothing is left to do.
    },
  );

  return {
    close() {
      closing.abort();
      stream?.close();
      stopTimer();
      stopReconnect();
      channel.close();
    },
  };
}
