import type { InvoiceDetails } from '@quayside/contract';
import { normalizeVatId, type VatProof } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { getInvoiceDetails, getVatIdCheck } from '../customers.repository.ts';
import { getNewestAnswer, getQuestions } from './vat-answers.repository.ts';

/**
 * What is known of a VAT id: the newest answer of its register, or that there was none, or that only its form was
 * checked. Null without an id, and for one of unknown form that no register was asked for.
 */
export async function loadVatProof(
  db: Db,
  userId: number,
  { vatId }: Pick<InvoiceDetails, 'vatId'>,
): Promise<VatProof | null> {
  const id = normalizeVatId(vatId);
  if (id === '') return null;
  const answer = await getNewestAnswer(db, userId, id);
  if (answer) {
    const { register, isValid, on, reference } = answer;
    return { verdict: isValid ? 'valid' : 'invalid', register, on, reference };
  }
  const stored = await getInvoiceDetails(db, userId);
  if (!stored || normalizeVatId(stored.vatId) !== id) return null;
  const { problem, register, askedOn } = await getQuestions(db, userId);
  if (problem !== null && askedOn !== null) return { verdict: 'unanswered', register, on: askedOn, reference: null };
  const form = await getVatIdCheck(db, userId);
  return form && { verdict: 'form', register: null, on: form.on, reference: null };
}
