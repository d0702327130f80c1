import type { ContactDetails, ContactDetailsView } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { findState, statesOf } from '@quayside/i18n/countries/states';
import { type AccessUser, DAY_MS, isEmail, isPhone, postalCodeProblem } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getSeller } from '../sellers/index.ts';
import { type AttemptLimit, countAttempt, listReachableMembers } from '../session/index.ts';
import * as repository from './profile.repository.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
}

const QUARTER_MS = 15 * 60_000;
/** Each one sends a mail to a typed address. */
const LINKS: AttemptLimit = { what: 'contact link', most: 5, windowMs: QUARTER_MS };
const PROOFS: AttemptLimit = { what: 'contact proof', most: 30, windowMs: QUARTER_MS };
/** The number of days for which a mailed link works. */
const LINK_DAYS = 7;

/** The stored contact, or a draft from the data given at sign-up. */
export async function readContactDetails(db: Db, userId: number, country: string): Promise<ContactDetailsView> {
  const stored = await repository.getContactDetails(db, userId);
  if (stored) return { ...stored.details, pending_email: stored.pending?.email ?? null };
  const seller = await getSeller(db, userId);
  return {
    first_name: '',
    last_name: '',
    phone: '',
    email: seller?.email ?? '',
    address: { line1: '', line2: '', city: '', postal_code: '', country, state_or_province: '' },
    pending_email: null,
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Stores the contact. A new e-mail address is pending until the mailed link was opened, unless a member of the team has
 * already confirmed it.
 * @throws contact_details_invalid with the wrong fields; too_many_attempts
 */
export async function saveContactDetails(
  deps: ProfileDeps,
  who: Who,
  { access, language }: { readonly access: AccessUser; readonly language: Language },
  given: ContactDetails,
): Promise<ContactDetailsView> {
  const { db } = deps;
  const fields = problemsOf(given);
  if (Object.keys(fields).length > 0) throw fail('contact_details_invalid', { fields });
  const before = await readContactDetails(db, who.userId, access.country);
  const proven = [before.email, ...(await listReachableMembers(db, who.userId)).map(({ email }) => email)];
  const mustProve = given.email !== '' && !proven.some((email) => isSame(email, given.email));
  if (mustProve) await countAttempt(deps, [[LINKS, who.userId]]);
  const { country, state_or_province } = given.address;
  const state = findState(country, state_or_province)?.code ?? state_or_province;
  const address = { ...given.address, state_or_province: state };
  await withTransaction(db, async (tx) => {
    const stored = await repository.lockContactDetails(tx, who.userId);
    const used = stored?.details.email ?? before.email;
    // Submitting the address in use does not change a pending one.
    const waiting = isSame(given.email, used) ? (stored?.pending ?? null) : null;
    await repository.setContactDetails(tx, who.userId, {
      details: { ...given, address, email: mustProve ? used : given.email },
      pending: mustProve ? await mailProof(deps, tx, who, given.email, language) : waiting,
    });
    await record(tx, who);
  });
  return readContactDetails(db, who.userId, access.country);
}

async function mailProof(
  { clock, enqueueMail, publicUrl }: ProfileDeps,
  tx: Tx,
  { userId }: Who,
  email: string,
  language: Language,
): Promise<repository.PendingEmail> {
  const token = newToken();
  const link = `${publicUrl}/confirm-email?contact=${userId}&token=${token}`;
  await enqueueMail(tx, { to: email, template: 'confirmContact', language, values: { days: LINK_DAYS, link } });
  return { email, tokenHash: hashToken(token), until: new Date(clock.now().getTime() + LINK_DAYS * DAY_MS) };
}

/**
 * Switches to the pending address. A session is required, so that a person who opens a mail caused by a stranger
 * confirms nothing for the stranger.
 * @throws link_invalid for another token, and for one that was used or replaced; link_expired; too_many_attempts
 */
export async function confirmContactEmail(deps: ProfileDeps, who: Who, token: string): Promise<ContactDetailsView> {
  const uncount = await countAttempt(deps, [[PROOFS, who.loginId]]);
  const details = await withTransaction(deps.db, async (tx) => {
    const stored = await repository.lockContactDetails(tx, who.userId);
    if (!stored?.pending?.tokenHash.equals(hashToken(token))) throw fail('link_invalid');
    if (stored.pending.until <= deps.clock.now()) throw fail('link_expired');
    const proven = { ...stored.details, email: stored.pending.email };
    await repository.setContactDetails(tx, who.userId, { details: proven, pending: null });
    await record(tx, who);
    return proven;
  });
  await uncount();
  return { ...details, pending_email: null };
}

/** The history says that the contact changed, but not its personal data. */
async function record(tx: Tx, who: Who): Promise<void> {
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
