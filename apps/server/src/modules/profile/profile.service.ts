import type { ContactDetails, ToolMapping } from '@quayside/contract';
import { findState, statesOf } from '@quayside/i18n/countries/states';
import { type AccessUser, isEmail, isPhone, postalCodeProblem } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getSeller } from '../sellers/index.ts';
import * as repository from './profile.repository.ts';

/** The stored contact, or a draft from what the business said at sign-up. */
export async function readContactDetails(db: Db, userId: number, { country }: AccessUser): Promise<ContactDetails> {
  const stored = await repository.getContactDetails(db, userId);
  if (stored) return stored;
  const seller = await getSeller(db, userId);
  return {
    first_name: '',
    last_name: '',
    phone: '',
    email: seller?.email ?? '',
    address: { line1: '', line2: '', city: '', postal_code: '', country, state_or_province: '' },
  };
}

/** @throws contact_details_invalid with the wrong fields */
export async function saveContactDetails(db: Db, who: Who, given: ContactDetails): Promise<ContactDetails> {
  const fields = problemsOf(given);
  if (Object.keys(fields).length > 0) throw fail('contact_details_invalid', { fields });
  const { country, state_or_province } = given.address;
  const state = findState(country, state_or_province)?.code ?? state_or_province;
  const contact = { ...given, address: { ...given.address, state_or_province: state } };
  await withTransaction(db, async (tx) => {
    await repository.setContactDetails(tx, who.userId, contact);
    // The history says that the contact changed, but not its personal data.
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'user',
        entityId: who.userId,
        field: 'contact-details',
        before: null,
        after: null,
        why: 'contact_details_changed',
      },
    ]);
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
  return contact;
}

/** An address counts as stated once it has a street, a city or a postal code. */
function problemsOf({ phone, email, address }: ContactDetails): Record<string, string> {
  const { country, postal_code, state_or_province: state, line1, city } = address;
  const isStated = line1 !== '' || city !== '' || postal_code !== '';
  const postal = isStated ? postalCodeProblem(postal_code, country) : null;
  const isStateWrong = isStated && statesOf(country).length > 0 && !findState(country, state);
  return {
    ...(phone !== '' && !isPhone(phone) ? { 'body.phone': 'invalid_phone' } : {}),
    ...(email !== '' && !isEmail(email) ? { 'body.email': 'invalid_email' } : {}),
    ...(postal ? { 'body.address.postal_code': postal === 'postalCode' ? 'invalid_postal_code' : 'required' } : {}),
    ...(isStateWrong ? { 'body.address.state_or_province': state === '' ? 'required' : 'invalid_state' } : {}),
  };
}

/** Replaces the tools of a business, with its history. Used by the profile and by the onboarding. */
export async function saveTools(tx: Tx, who: Who, tools: readonly ToolMapping[]): Promise<void> {
  const before = await repository.listTools(tx, who.userId);
  await repository.replaceTools(tx, who.userId, tools);
  const shown = (list: readonly ToolMapping[]) => list[0]?.tool_external_reference ?? null;
  if (shown(before) === shown(tools)) return;
  await recordHistory(tx, who.userId, [
    {
      actor: actorOf(who),
      entity: 'user',
      entityId: who.userId,
      field: 'third-party-tool',
      before: shown(before),
      after: shown(tools),
      why: 'third_party_tool_set',
    },
  ]);
  await emitEvents(tx, who.userId, [{ kind: 'user' }]);
}
