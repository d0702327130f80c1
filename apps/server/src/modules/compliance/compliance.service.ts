import type { SafetyEntryInput } from '@quayside/contract';
import type { ProducerNumber, SafetyEntry } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { type ChangingListings, countFound, type FollowDeps, keepFollowers, lockQueueing } from '../listings/index.ts';
import { uploadDocumentsJob } from './compliance.enqueue.ts';
import { wordsOf } from './entry-words.ts';
import * as repository from './safety.repository.ts';
import { changing } from './safety-listings.repository.ts';

export type ComplianceDeps = AccountsDeps & FollowDeps;

type EntryInput = Omit<SafetyEntryInput, 'expected'>;

function scopeOf({ brand, itemId }: EntryInput): repository.SafetyScope {
  if (itemId !== null) return { scope: 'item', itemId };
  return brand === null ? { scope: 'business' } : { scope: 'brand', brand };
}

/** Hazards, warnings and documents that the input does not name stay as they are. */
function completed(input: EntryInput['entry'], before: SafetyEntry | null): SafetyEntry | null {
  if (input === null) return null;
  const { hazards = before?.hazards ?? null, warnings = before?.warnings ?? null } = input;
  const { documents = before?.documents ?? null } = input;
  return { ...input, hazards, warnings, documents };
}

/** Counts the live listings on EU sites that an entry would change; saves nothing. @throws item_not_found */
export async function previewEntry(db: Db, userId: number, input: EntryInput): Promise<ChangingListings> {
  const { itemId } = input;
  if (itemId !== null && !(await repository.findSafetyItem(db, userId, itemId))) throw fail('item_not_found');
  const scope = scopeOf(input);
  const before = await repository.findSafetyEntry(db, userId, scope);
  return countFound(db, changing(userId, scope, completed(input.entry, before)));
}

/**
 * Stores or removes an entry, if the number of live listings on EU sites that it changes is the one that the seller was
 * shown. They follow in the background.
 * @throws item_not_found, live_listings_changed
 */
export async function updateEntry(
  { db, jobs }: ComplianceDeps,
  who: Who,
  { expected, ...input }: SafetyEntryInput,
): Promise<{ live: number }> {
  const { userId } = who;
  const { brand, itemId } = input;
  const scope = scopeOf(input);
  return withTransaction(db, async (tx) => {
    await lockQueueing(tx, userId);
    await repository.lockCompliance(tx, userId);
    if (itemId !== null && !(await repository.findSafetyItem(tx, userId, itemId))) throw fail('item_not_found');
    const before = await repository.findSafetyEntry(tx, userId, scope);
    const entry = completed(input.entry, before);
    // Before the entry is stored, because it is compared with the stored one.
    const { live } = await keepFollowers(tx, { jobs }, userId, changing(userId, scope, entry));
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    await repository.saveSafetyEntry(tx, userId, scope, entry);
    if (entry?.documents) await jobs.enqueue(tx, uploadDocumentsJob, { userId }, { key: `${userId}` });
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        ...(itemId === null
          ? { entity: 'user' as const, entityId: userId }
          : { entity: 'item' as const, entityId: itemId, itemId }),
        field: 'safety',
        before: wordsOf(before, brand),
        after: wordsOf(entry, brand),
        why: entry ? 'safety_entered' : 'safety_removed',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
    return { live };
  });
}

export async function updateNumbers(
  { db }: ComplianceDeps,
  who: Who,
  numbers: readonly ProducerNumber[],
): Promise<void> {
  const { userId } = who;
  await withTransaction(db, async (tx) => {
    await repository.lockCompliance(tx, userId);
    const before = await repository.listProducerNumbers(tx, userId);
    await repository.replaceProducerNumbers(tx, userId, numbers);
    const words = (all: readonly ProducerNumber[]) => all.map(({ number }) => number).join(', ') || null;
    await recordHistory(tx, userId, [
      {
        ...{ actor: actorOf(who), entity: 'user' as const, entityId: userId, field: 'producer-numbers' as const },
        ...{ before: words(before), after: words(numbers), why: 'producer_numbers_entered' as const },
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
  });
}
