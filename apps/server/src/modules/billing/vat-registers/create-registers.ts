import type { Clock } from '@quayside/connector-kit';
import { registerEntryOf } from '@quayside/kernel';
import type { VatRegistersConfig } from '../../../platform/config/billing.ts';
import type { Supplier } from '../../invoices/index.ts';
import { createHmrc, HMRC_URL } from './hmrc.ts';
import { createRegisterHttp, Unanswered } from './register-http.ts';
import type { VatRegisters } from './vat-registers.ts';
import { askVies, VIES_URL } from './vies.ts';

/** VIES, and HMRC with its credentials. The operator is the requester wherever its own VAT id belongs to the register. */
export function createVatRegisters(
  { standIn, hmrc }: VatRegistersConfig,
  { clock, supplier }: { readonly clock: Clock; readonly supplier: Pick<Supplier, 'vatId' | 'country'> },
): VatRegisters {
  const http = createRegisterHttp(clock, standIn !== null);
  const own = registerEntryOf(supplier.vatId, supplier.country);
  const vies = {
    http,
    url: standIn === null ? VIES_URL : `${standIn}/vies`,
    requester: own?.register === 'vies' ? own : null,
  };
  const british =
    hmrc &&
    createHmrc({
      ...hmrc,
      http,
      clock,
      url: standIn === null ? HMRC_URL : `${standIn}/hmrc`,
      requester: own?.register === 'hmrc' ? own.number : null,
    });
  return {
    entryOf(vatId, country) {
      const entry = registerEntryOf(vatId, country);
      return entry?.register === 'hmrc' && !british ? null : entry;
    },
    async ask(entry, signal) {
      try {
        if (entry.register === 'vies') return await askVies(vies, entry, signal);
        return british ? await british.ask(entry, signal) : { problem: 'KEYS_REFUSED' };
      } catch (error) {
        if (error instanceof Unanswered) return { problem: error.problem };
        throw error;
      }
    },
  };
}
