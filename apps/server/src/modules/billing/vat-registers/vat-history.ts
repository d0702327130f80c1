import type { Tx } from '../../../platform/database/db.ts';
import { type Actor, recordHistory } from '../../history/index.ts';

/** Records what a register says of a business's VAT id, without the id. */
export function recordVerdict(tx: Tx, userId: number, actor: Actor, isValid: boolean): Promise<void> {
  const why = isValid ? 'vat_id_valid' : 'vat_id_invalid';
  return recordHistory(tx, userId, [
    { actor, entity: 'user', entityId: userId, field: 'vat-id', before: null, after: null, why },
  ]);
}
