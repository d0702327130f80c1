import type { SafetyEntryInput } from '@quayside/contract';
import type { ProducerNumber, SafetyEntry } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { followSafetyJob } from './compliance.enqueue.ts';
import type { ComplianceHooks } from './ports.ts';
import * as repository from './safety.repository.ts';
import { type ChangingListings, countChanging, keepFollowers } from './safety-listings.repository.ts';

export interface ComplianceDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly hooks: ComplianceHooks;
}

type EntryInput = Omit<SafetyEntryInput, 'expected'>;

function scopeOf({ brand, itemId }: EntryInput): repository.SafetyScope {
  if (itemId !== null) return { scope: 'item', itemId };
  return brand === null ? { scope: 'business' } : { scope: 'brand', brand };
}

/** Counts the live listings on EU sites that an entry would change; saves nothing. @throws item_not_found */
export async function previewEntry(db: Db, userId: number, input: EntryInput): Promise<ChangingListings> {
  const { itemId } = input;
  if (itemId !== null && !(await repository.findSafetyItem(db, userId, itemId))) throw fail('item_not_found');
  return countChanging(db, userId, scopeOf(input), input.entry);
}

/**
 * Stores an entry, or removes it, if the number of live listings on EU sites that it changes is the one that the seller was shown. They
 * follow in the background.
 * @throws item_not_found, live_listings_changed
 */
export async function updateEntry(
  { db, jobs }: ComplianceDeps,
  who: Who,
  { expected, ...input }: SafetyEntryInput,
): Promise<{ live: number }> {
  const { userId } = who;
  const { brand, itemId, entry } = input;
  const scope = scopeOf(input);
  return withTransaction(db, async (tx) => {
    await repository.lockCompliance(tx, userId);
    if (itemId !== null && !(await repository.findSafetyItem(tx, userId, itemId))) throw fail('item_not_found');
    const { live } = await keepFollowers(tx, userId, scope, entry);
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    const before = await repository.findSafetyEntry(tx, userId, scope);
    if (live > 0) await jobs.enqueue(tx, followSafetyJob, { userId }, { key: `${userId}` });
    await repository.saveSafetyEntry(tx, userId, scope, entry);
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

/** The brand and the names, as the history stores them. */
function wordsOf(entry: SafetyEntry | null, brand: string | null): string | null {
  if (!entry) return null;
  const names = entry.isExempt
    ? ['–']
    : [entry.manufacturer, entry.responsiblePerson].flatMap((one) => one?.companyName ?? []);
  return [...(brand === null ? [] : [`${brand}:`]), names.join(' · ')].join(' ');
}
