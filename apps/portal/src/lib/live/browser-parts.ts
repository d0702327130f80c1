import type { LiveMessage, LiveParts } from './live-link.ts';

/** The link in a real browser. Without the lock API (an insecure origin), each tab is its own leader. */
export const browserParts: LiveParts = {
  lead: (name, signal) =>
    new Promise((resolve, reject) => {
      if (!navigator.locks) return resolve();
      const held = new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }));
      navigator.locks
        .request(name, { signal }, () => {
          resolve();
          return held;
        })
        .catch(reject);
    }),
  openChannel: (name) => {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      listen: (handler) => {
        channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => handler(data);
      },
      close: () => channel.close(),
    };
  },
  openStream: (url, handlers) => {
    const source = new EventSource(url);
    source.onopen = () => handlers.onOpen();
    source.onerror = () => handlers.onError(source.readyState === EventSource.CLOSED);
    source.onmessage = ({ lastEventId, data }) => handlers.onEvent(Number(lastEventId), data);
    return source;
  },
  setTimer: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
