import { join } from 'node:path';
import { openJournal } from '../platform/journal.ts';
import type { Log } from '../platform/log.ts';
import { type Good, offerFrom } from './goods.ts';
import type { StoredOffer } from './model.ts';
import {
  applyChange,
  type Change,
  type CounterName,
  emptyState,
  type SellerState,
  snapshotOf,
} from './seller-state.ts';
import type { OctopiaProfile } from './sellers.data.ts';

/** One seller's account: its state, and the only way to change it. */
export interface OctopiaSeller {
  profile: OctopiaProfile;
  state: Readonly<SellerState>;
  /** The offer as it stood before its last change, undefined where there was none: what a stale read answers. */
  earlier(reference: string): StoredOffer | undefined;
  /** Applies the changes together and queues them for the disk; `settled()` tells when they are there. */
  commit(changes: readonly Change[]): void;
  settled(): Promise<void>;
  /** The next number of a counter and the change that keeps it. */
  next(name: CounterName): { value: number; change: Change };
  close(): Promise<void>;
}

/** A journal is rewritten when it is larger than this and three times as large as its last snapshot. */
const COMPACT_BYTES = 64 * 1024 * 1024;

export interface SellerDeps {
  dataDirectory: string;
  goods: readonly Good[];
  log: Log;
}

export async function openSeller(profile: OctopiaProfile, deps: SellerDeps): Promise<OctopiaSeller> {
  const state = emptyState();
  const journal = await openJournal(
    join(deps.dataDirectory, 'octopia', 'sellers', profile.username, 'journal'),
    (record) => {
      for (const change of record as Change[]) applyChange(state, change);
    },
  );
  const earlier = new Map<string, StoredOffer | undefined>();
  let compacting: Promise<void> | undefined;

  function note(change: Change): void {
    if (change.t === 'offer') earlier.set(change.offer.reference, state.offers.get(change.offer.reference));
    if (change.t === 'offer-gone') earlier.set(change.reference, state.offers.get(change.reference));
  }

  function compactIfLarge(): void {
    if (journal.bytes < Math.max(COMPACT_BYTES, 3 * journal.snapshotBytes) || compacting !== undefined) return;
    compacting = journal
      .compact(snapshotOf(state))
      .catch((error: unknown) => {
        deps.log.error('the journal could not be compacted', { seller: profile.username, reason: String(error) });
      })
      .finally(() => {
        compacting = undefined;
      });
  }

  function commit(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    // First the journal: it refuses when the disk does, and then nothing may change here.
    journal.append(changes);
    for (const change of changes) {
      note(change);
      applyChange(state, change);
    }
    compactIfLarge();
  }

  if (!state.isStocked) {
    const goods = profile.ownsCatalogue ? deps.goods : [];
    const offers = goods.map((good, index) => offerFrom(good, profile, index + 1));
    commit([
      ...offers.map((offer): Change => ({ t: 'offer', offer })),
      { t: 'counter', name: 'offer', value: offers.length },
      { t: 'stocked' },
    ]);
    await journal.settled();
    earlier.clear();
  }

  return {
    profile,
    state,
    earlier: (reference) => (earlier.has(reference) ? earlier.get(reference) : state.offers.get(reference)),
    commit,
    settled: () => journal.settled(),
    next(name) {
      const value = (state.counters.get(name) ?? 0) + 1;
      return { value, change: { t: 'counter', name, value } };
    },
    async close() {
      await compacting;
      await journal.close();
    },
  };
}

/** Sellers are opened when first asked for: a journal that nobody needs is not read. */
export interface OctopiaSellers {
  profiles: readonly OctopiaProfile[];
  open(username: string): Promise<OctopiaSeller | undefined>;
  close(): Promise<void>;
}

export function createOctopiaSellers(profiles: readonly OctopiaProfile[], deps: SellerDeps): OctopiaSellers {
  const open = new Map<string, Promise<OctopiaSeller>>();
  return {
    profiles,
    async open(username) {
      const profile = profiles.find((known) => known.username === username);
      if (!profile) return undefined;
      let seller = open.get(username);
      if (!seller) {
        seller = openSeller(profile, deps);
        open.set(username, seller);
        seller.catch(() => open.delete(username));
      }
      return seller;
    },
    async close() {
      for (const seller of await Promise.all(open.values())) await seller.close();
    },
  };
}
