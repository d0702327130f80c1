/** The latest requests, for the console: a ring buffer, so that a long run cannot fill the memory. */
export interface LoggedRequest {
  /** Sequential. The console's `after` parameter refers to it. */
  id: number;
  at: string;
  method: string;
  path: string;
  operation: string;
  seller: string | null;
  status: number;
  ms: number;
  fault: string | null;
  /** Paths of the properties that the marketplace dropped from the body without a warning. */
  ignored: readonly string[];
}

export interface RequestLog {
  add(request: Omit<LoggedRequest, 'id'>): void;
  after(id: number, limit: number): LoggedRequest[];
}

export function createRequestLog(capacity = 5000): RequestLog {
  const ring: LoggedRequest[] = [];
  let nextId = 1;
  return {
    add(request) {
      ring[(nextId - 1) % capacity] = { id: nextId, ...request };
      nextId += 1;
    },
    after(id, limit) {
      const oldest = Math.max(1, nextId - capacity);
      const found: LoggedRequest[] = [];
      for (let wanted = Math.max(id + 1, oldest); wanted < nextId && found.length < limit; wanted++) {
        const request = ring[(wanted - 1) % capacity];
        if (request) found.push(request);
      }
      return found;
    },
  };
}
