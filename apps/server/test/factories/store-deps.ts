import type { StoreDeps } from '../../src/modules/sync/index.ts';

/** For storing home listings without a blacklist, and without jobs. */
export const storeDeps: StoreDeps = {
  connectors: new Map(),
  jobs: { enqueue: async () => undefined },
  storedItems: { holdBlacklist: async () => undefined, itemsStored: async () => undefined },
};
