import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type DesiredState, PRIORITY, setDesiredState } from '../dispatch/index.ts';

/** A listing as its desired states name it. */
export interface ListingTarget {
  readonly accountId: number;
  readonly itemId: number;
  readonly site: Site;
  readonly listingKey: string;
}

type Content = ListingTarget & { readonly isGroup: boolean };

/** The content of a listing as it should be. What it says is read when it is sent. */
export function desiredContent(userId: number, { isGroup, ...listing }: Content) {
  return {
    ...targetOf(userId, listing),
    changeKind: 'content',
    payload: { isGroup },
    priority: PRIORITY.content,
  } as const;
}

/** Sends the content of listings, for the run if there is one. */
export function sendContents(tx: Tx, userId: number, listings: readonly Content[], runId?: number): Promise<void> {
  return setDesiredState(
    tx,
    listings.map((listing) => ofRun(desiredContent(userId, listing), runId)),
  );
}

/** Sends listings again after a change. One that is to end stays so. */
export function sendFollowUps(tx: Tx, userId: number, listings: readonly Content[]): Promise<void> {
  return setDesiredState(
    tx,
    listings.map((listing): DesiredState => ({ ...desiredContent(userId, listing), isFollowUp: true })),
  );
}

/** Ends listings at their marketplaces, for the run if there is one. */
export function sendEnds(tx: Tx, userId: number, listings: readonly ListingTarget[], runId?: number): Promise<void> {
  return setDesiredState(
    tx,
    listings.map((listing) =>
      ofRun({ ...targetOf(userId, listing), changeKind: 'end', payload: {}, priority: PRIORITY.end } as const, runId),
    ),
  );
}

function targetOf(userId: number, { accountId, itemId, site, listingKey }: ListingTarget) {
  return { userId, accountId, itemId, site, targetKey: listingKey, leaseKey: listingKey, isHome: false } as const;
}

function ofRun(state: DesiredState, runId: number | undefined): DesiredState {
  return runId === undefined ? state : { ...state, runId };
}
