import type { SafetyEntryInput } from '@quayside/contract';
import { joinSafety, lackingSafety, type ProducerNumber, type SafetyDuty, type SafetyEntry } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import type { ComplianceHooks } from './ports.ts';
import * as repository from './safety.repository.ts';

export interface ComplianceDeps {
  readonly db: Db;
  readonly hooks: ComplianceHooks;
}

/** Rows that one statement reads. */
const STEP = 2_000;

/** How many items on sale lack a manufacturer, and how many a person in the EU. */
export async function countLacking(
  db: Db,
  userId: number,
): Promise<{ manufacturer: number; responsiblePerson: number }> {
  const found = { manufacturer: 0, responsiblePerson: 0 };
  for (let after = 0; ; ) {
    const rows = await repository.listSafetyItems(db, userId, after, STEP);
    for (const { entries } of rows) {
      const lacks = lackingSafety(joinSafety(entries));
      if (lacks === 'manufacturer') found.manufacturer += 1;
      else if (lacks) found.responsiblePerson += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return found;
    after = last.itemId;
  }
}

/** The next items that lack something. */
export async function listLacking(
  db: Db,
  userId: number,
  {
    duty,
    after: start,
    limit,
  }: { readonly duty: SafetyDuty | undefined; readonly after: number; readonly limit: number },
) {
  const found: (repository.SafetyItemRow & { readonly lacks: SafetyDuty })[] = [];
  for (let after = start; ; ) {
    const rows = await repository.listSafetyItems(db, userId, after, STEP);
    for (const row of rows) {
      const lacks = lackingSafety(joinSafety(row.entries));
      if (!lacks || (duty && lacks !== duty)) continue;
      if (found.length === limit) return { found, hasMore: true };
      found.push({ ...row, lacks });
    }
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return { found, hasMore: false };
    after = last.itemId;
  }
}

/**
 * Stores an entry, or removes it. Live listings on EU sites follow in the background.
 * @throws item_not_found
 */
export async function updateEntry(
  { db, hooks }: ComplianceDeps,
  who: Who,
  { brand, itemId, entry }: SafetyEntryInput,
): Promise<{ live: number }> {
  const { userId } = who;
  const scope: repository.SafetyScope =
    itemId !== null ? { scope: 'item', itemId } : brand !== null ? { scope: 'brand', brand } : { scope: 'business' };
  return withTransaction(db, async (tx) => {
    await repository.lockCompliance(tx, userId);
    if (itemId !== null && !(await repository.findSafetyItem(tx, userId, itemId))) throw fail('item_not_found');
    const before = await repository.findSafetyEntry(tx, userId, scope);
    await repository.saveSafetyEntry(tx, userId, scope, entry);
    let live = 0;
    for (let after = { itemId: 0, site: '' }; ; ) {
      const listings = await repository.listEuListings(tx, userId, scope, after, STEP);
      live += listings.length;
      if (listings.length > 0) await hooks.placesChanged(tx, userId, listings);
      const last = listings.at(-1);
      if (!last || listings.length < STEP) break;
      after = last;
    }
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

/** What the history keeps: the brand and the names. */
function wordsOf(entry: SafetyEntry | null, brand: string | null): string | null {
  if (!entry) return null;
  const names = entry.isExempt
    ? ['–']
    : [entry.manufacturer, entry.responsiblePerson].flatMap((one) => one?.companyName ?? []);
  return [...(brand === null ? [] : [`${brand}:`]), names.join(' · ')].join(' ');
}
