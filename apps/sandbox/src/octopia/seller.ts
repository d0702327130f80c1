import { join } from 'node:path';
import { type AccountJournal, openAccountJournal } from '../platform/account-journal.ts';
import { nextNumber } from '../platform/account-state.ts';
import { type Accounts, createAccounts } from '../platform/accounts.ts';
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

/** A seller's account: its state, and the only way to change it. */
export interface OctopiaSeller extends AccountJournal<Change> {
  profile: OctopiaProfile;
  state: Readonly<SellerState>;
  /** The offer before its last change, which a stale read returns; undefined if there was none. */
  earlier(reference: string): StoredOffer | undefined;
  /** The next number of a counter with the change that stores it. */
  next(name: CounterName): { value: number; change: Change };
}

export interface SellerDeps {
  dataDirectory: string;
  goods: readonly Good[];
  log: Log;
}

async function openSeller(profile: OctopiaProfile, { dataDirectory, goods, log }: SellerDeps): Promise<OctopiaSeller> {
  const { username } = profile;
  const state = emptyState();
  const earlier = new Map<string, StoredOffer | undefined>();
  const journal = await openAccountJournal<Change>({
    directory: join(dataDirectory, 'octopia', 'sellers', username, 'journal'),
    username,
    log,
    replay: (change) => applyChange(state, change),
    apply(change) {
      if (change.t === 'offer') earlier.set(change.offer.reference, state.offers.get(change.offer.reference));
      if (change.t === 'offer-gone') earlier.set(change.reference, state.offers.get(change.reference));
      applyChange(state, change);
    },
    snapshot: () => snapshotOf(state),
  });

  if (!state.isStocked) {
    const offers = (profile.ownsCatalogue ? goods : []).map((good, index) => offerFrom(good, profile, index + 1));
    journal.commit([
      ...offers.map((offer): Change => ({ t: 'offer', offer })),
      { t: 'counter', name: 'offer', value: offers.length },
      { t: 'stocked' },
    ]);
    await journal.settled();
    earlier.clear();
  }

  return {
    ...journal,
    profile,
    state,
    earlier: (reference) => (earlier.has(reference) ? earlier.get(reference) : state.offers.get(reference)),
    next: (name) => nextNumber(state.counters, name),
  };
}

export type OctopiaSellers = Accounts<OctopiaProfile, OctopiaSeller>;

export function createOctopiaSellers(profiles: readonly OctopiaProfile[], deps: SellerDeps): OctopiaSellers {
  return createAccounts(profiles, (profile) => openSeller(profile, deps));
}
