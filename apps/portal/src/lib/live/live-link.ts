import type { UserEvent } from '@quayside/contract';

export interface LiveEvent {
  readonly id: number;
  readonly event: UserEvent;
}

/** `live`: events arrive. `polling`: no events arrive, and listeners are asked to refetch. */
export type LiveState = 'connecting' | 'live' | 'polling';

/** The browser APIs that the link uses; the defaults are in `browser-parts.ts`. */
export interface LiveParts {
  /** Holds this browser's lock until `signal` aborts; resolves once it has acquired the lock. */
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
  onEvent(id: number, data: string): void;
  /** `isOver`: the browser will not reconnect by itself. */
  onError(isOver: boolean): void;
}

export type LiveMessage =
  /** A new tab asks the leading tab for its position. */
  | { readonly type: 'ask' }
  | { readonly type: 'position'; readonly id: number }
  | { readonly type: 'event'; readonly id: number; readonly event: UserEvent }
  | { readonly type: 'state'; readonly state: LiveState };

export interface LiveListener {
  onEvent(event: UserEvent): void;
  /** Refetch: events may have been missed. */
  onPoll(): void;
  onState(state: LiveState): void;
}

const POLL_MS = 5_000;
const RECONNECT_MS = 3_000;

/**
 * One stream of live events per browser and user. Tabs share a lock; the tab with the lock reads the stream and forwards events to the
 * others. When it closes, the next tab continues from the last event that it has seen. The first tab starts at `from`, the last event
 * before the page's data was read, so that no event during loading is missed. While there is no stream, every tab is asked to refetch.
 */
export function openLiveLink(options: {
  readonly name: string;
  readonly from: number;
  /** The stream's address, which replays events after `lastId`. */
  readonly urlAfter: (lastId: number) => string;
  readonly parts: LiveParts;
  readonly listener: LiveListener;
}): { close(): void } {
  const { name, from, urlAfter, parts, listener } = options;
  const closing = new AbortController();
  const channel = parts.openChannel(name);
  let lastId = from;
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
    state = next;
    listener.onState(next);
    stopTimer();
    if (next === 'polling') stopTimer = parts.setTimer(poll, POLL_MS);
  };

  const take = ({ id, event }: LiveEvent) => {
    if (id <= lastId) return;
    lastId = id;
    listener.onEvent(event);
  };

  const connect = () => {
    stream = parts.openStream(urlAfter(lastId), {
      onOpen: () => {
        enter('live');
        channel.post({ type: 'state', state: 'live' });
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
    else if (message.type === 'event') {
      enter('live');
      take(message);
    } else if (message.type === 'ask') {
      if (stream !== null) channel.post({ type: 'position', id: lastId });
    } else if (message.id > lastId) {
      // Another tab received it before this tab subscribed.
      lastId = message.id;
      listener.onPoll();
    }
  });
  channel.post({ type: 'ask' });

  parts.lead(name, closing.signal).then(
    () => {
      if (!closing.signal.aborted) connect();
    },
    () => {
      // Closing the tab aborts the wait for the lock, so nothing else needs cleaning up.
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
