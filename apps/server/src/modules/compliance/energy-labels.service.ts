import type { EnergyLabelInput } from '@quayside/contract';
import type { EnergyLabel, ItemOnSite, Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { foundIn, keepFollowers, lockQueueing } from '../listings/index.ts';
import type { ComplianceDeps } from './compliance.service.ts';
import { listLabelled, loadEnergyLabels, saveEnergyLabel } from './energy-labels.repository.ts';
import { findSafetyItem, lockCompliance } from './safety.repository.ts';

type Touched = readonly ItemOnSite[];

/**
 * The live listings that would show another label. A label that is removed stays at the marketplace.
 * @throws item_not_found
 */
async function touchedBy(db: Db | Tx, userId: number, itemId: number, label: EnergyLabel | null): Promise<Touched> {
  if (!(await findSafetyItem(db, userId, itemId))) throw fail('item_not_found');
  const before = (await loadEnergyLabels(db, userId, [itemId])).get(itemId);
  const isSame = (Object.keys(label ?? {}) as (keyof EnergyLabel)[]).every(
    (field) => before?.[field] === label?.[field],
  );
  return label && !isSame ? listLabelled(db, userId, itemId) : [];
}

/** Counts the live listings that a label would change; saves nothing. @throws item_not_found */
export async function previewEnergyLabel(
  db: Db,
  userId: number,
  itemId: number,
  label: EnergyLabel | null,
): Promise<{ live: number; sites: Site[] }> {
  const touched = await touchedBy(db, userId, itemId, label);
  return { live: touched.length, sites: touched.map(({ site }) => site) };
}

/** Stores a label, or removes it. Live listings follow in the background. @throws item_not_found, live_listings_changed */
export async function updateEnergyLabel(
  { db, jobs }: ComplianceDeps,
  who: Who,
  itemId: number,
  { label, expected }: EnergyLabelInput,
): Promise<{ live: number }> {
  const { userId } = who;
  return withTransaction(db, async (tx) => {
    await lockQueueing(tx, userId);
    await lockCompliance(tx, userId);
    const touched = await touchedBy(tx, userId, itemId, label);
    const live = touched.length;
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    const before = (await loadEnergyLabels(tx, userId, [itemId])).get(itemId);
    await saveEnergyLabel(tx, userId, itemId, label);
    await keepFollowers(tx, { jobs }, userId, foundIn(touched));
    await recordHistory(tx, userId, [
      {
        ...{ actor: actorOf(who), entity: 'item', entityId: itemId, itemId, field: 'safety' },
        ...{ before: before?.imageDescription ?? null, after: label?.imageDescription ?? null },
        why: label ? 'energy_label_entered' : 'energy_label_removed',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
    return { live };
  });
}
