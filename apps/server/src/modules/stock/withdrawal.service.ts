import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { setDesiredStock } from './ledger.service.ts';
import { findTurnedUnits, lockLevels, setWithdrawn } from './stock.repository.ts';
import { endHomeTargets } from './targets.repository.ts';

/**
 * Follows the ends of home listings, and of single variations, in the transaction that found them: what is gone at home is offered nowhere any
 * more, whatever is left of it, and what is back is offered again. The ledger counts on as before. Levels are locked before they are judged:
 * an order that moves the same unit is either seen here or sees this.
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
