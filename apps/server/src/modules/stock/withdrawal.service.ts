import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { setDesiredStock } from './ledger.service.ts';
import { findTurnedUnits, lockLevels, setWithdrawn } from './stock.repository.ts';
import { endHomeTargets } from './targets.repository.ts';

/**
 * Follows ended home listings and variations in the transaction that found them: a unit that ended at home is not sold
 * anywhere, and one that returned is sold again. The ledger continues unchanged. Levels are locked before they are
 * judged, so that a concurrent order either is seen here or sees this change.
 */
export async function followEndsAtHome(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  actor: Actor,
): Promise<void> {
  const turned = await findTurnedUnits(tx, userId, itemIds);
  if (turned.length === 0) return;
  const unitIds = turned.map(({ unitId }) => unitId);
  const before = await lockLevels(tx, userId, unitIds);
  const gone = turned.filter(({ isEnded }) => isEnded).map(({ unitId }) => unitId);
  const back = turned.filter(({ isEnded }) => !isEnded).map(({ unitId }) => unitId);
  await setWithdrawn(tx, userId, gone, true);
  await setWithdrawn(tx, userId, back, false);
  await endHomeTargets(tx, userId, gone);
  const after = await lockLevels(tx, userId, unitIds);
  await recordHistory(
    tx,
    userId,
    [...after.values()].flatMap((level) => {
      const was = before.get(level.unitId)?.available ?? 0;
      if (was === level.available) return [];
      return [
        {
          actor,
          entity: 'stock' as const,
          entityId: level.unitId,
          itemId: level.itemId,
          field: 'stock' as const,
          before: was,
          after: level.available,
          why: level.isWithdrawn ? ('ended_at_home' as const) : ('back_at_home' as const),
        },
      ];
    }),
  );
  await setDesiredStock(tx, userId, [...after.values()], { isMeant: ({ isHome }) => !isHome });
}
