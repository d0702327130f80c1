import type { UserEvent } from '@quayside/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { type LiveMessage, type LiveParts, openLiveLink } from './live-link.ts';

type Handlers = Parameters<LiveParts['openStream']>[1];

/** A fake browser with tabs: one lock, one channel, and streams and timers that the test controls. */
class Browser {
  streams: { url: string; handlers: Handlers; isOpen: boolean }[] = [];
  timers = new Set<() => void>();
  private waiting: (() => void)[] = [];
  private isHeld = false;
  private tabs = new Set<(message: LiveMessage) => void>();

  readonly parts: LiveParts = {
    lead: async (_name, signal) => {
      if (this.isHeld) await new Promise<void>((go) => this.waiting.push(go));
      this.isHeld = true;
      signal.addEventListener('abort', () => {
        this.isHeld = false;
        this.waiting.shift()?.();
      });
    },
    openChannel: () => {
      let own: ((message: LiveMessage) => void) | null = null;
      return {
        post: (message) => {
          for (const tab of this.tabs) if (tab !== own) tab(message);
        },
        listen: (handler) => {
          own = handler;
          this.tabs.add(handler);
        },
        close: () => {
          if (own) this.tabs.delete(own);
        },
      };
    },
    openStream: (url, handlers) => {
      const stream = { url, handlers, isOpen: true };
      this.streams.push(stream);
      return {
        close: () => {
          stream.isOpen = false;
        },
      };
    },
    setTimer: (run) => {
      this.timers.add(run);
      return () => this.timers.delete(run);
    },
  };

  open({ from = 0 } = {}) {
    const seen: UserEvent[] = [];
    const states: string[] = [];
    let polls = 0;
    const link = openLiveLink({
      name: 'live',
      from,
      urlAfter: (id) => `/events?after=${id}`,
      parts: this.parts,
      listener: {
        onEvent: (event) => seen.push(event),
        onPoll: () => {
          polls += 1;
        },
        onState: (state) => states.push(state),
      },
    });
    return { seen, states, close: link.close, polls: () => polls };
  }

  runTimers() {
    const due = [...this.timers];
    this.timers.clear();
    for (const run of due) run();
  }

  get openStreams() {
    return this.streams.filter((stream) => stream.isOpen);
  }

  send(id: number, event: UserEvent) {
    this.openStreams[0]?.handlers.onEvent(id, JSON.stringify(event));
  }
}

const run = (runId: number): UserEvent => ({ kind: 'run', runId });
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the live link', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
  });

  test('two tabs share one stream, and both see each event once', async () => {
    const [first, second] = [browser.open(), browser.open()];
    await settle();
    expect(browser.openStreams).toHaveLength(1);
    browser.send(1, run(7));
    expect(first.seen).toEqual([run(7)]);
    expect(second.seen).toEqual([run(7)]);
  });

  test('when the leading tab closes, the next one continues from the last event that it has seen', async () => {
    const [first, second] = [browser.open(), browser.open()];
    await settle();
    browser.send(41, run(1));
    first.close();
    await settle();
    expect(browser.openStreams.map(({ url }) => url)).toEqual(['/events?after=41']);
    browser.send(41, run(1));
    browser.send(42, run(2));
    expect(second.seen).toEqual([run(1), run(2)]);
  });

  test('the first stream starts at the page’s data, and so does that of a tab that takes over before any event', async () => {
    const first = browser.open({ from: 17 });
    browser.open({ from: 17 });
    await settle();
    expect(browser.openStreams.map(({ url }) => url)).toEqual(['/events?after=17']);
    first.close();
    await settle();
    expect(browser.openStreams.map(({ url }) => url)).toEqual(['/events?after=17']);
  });

  test('a late tab refetches if the others received an event before it subscribed', async () => {
    const first = browser.open();
    await settle();
    browser.send(3, run(1));
    const [behind, level] = [browser.open({ from: 2 }), browser.open({ from: 3 })];
    expect([first.polls(), behind.polls(), level.polls()]).toEqual([0, 1, 0]);
    browser.send(4, run(2));
    expect([behind.seen, level.seen]).toEqual([[run(2)], [run(2)]]);
  });

  test('without a stream every tab polls, and stops when the stream is back', async () => {
    const [first, second] = [browser.open(), browser.open()];
    await settle();
    browser.streams[0]?.handlers.onError(false);
    browser.runTimers();
    browser.runTimers();
    expect([first.polls(), second.polls()]).toEqual([2, 2]);
    browser.streams[0]?.handlers.onOpen();
    browser.runTimers();
    expect(first.states).toEqual(['polling', 'live']);
    expect(second.states).toEqual(['polling', 'live']);
    expect([first.polls(), second.polls()]).toEqual([2, 2]);
  });

  test('a stream that the browser closed is reopened after the last event', async () => {
    browser.open();
    await settle();
    browser.send(5, run(1));
    browser.streams[0]?.handlers.onError(true);
    browser.runTimers();
    expect(browser.openStreams.map(({ url }) => url)).toEqual(['/events?after=5']);
  });

  test('a closed link opens no further stream', async () => {
    const tab = browser.open();
    await settle();
    browser.streams[0]?.handlers.onError(true);
    tab.close();
    browser.runTimers();
    expect(browser.openStreams).toHaveLength(0);
  });
});
