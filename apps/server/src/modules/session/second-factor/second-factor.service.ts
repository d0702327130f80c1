import { randomBytes } from 'node:crypto';
import type { SecondFactorState } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { acceptCode, hashRecoveryCode, newTotpSecret, totpStep, totpUri } from '../accept-code.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { lockLogin } from '../lock-login.ts';
import { recordLoginHistory } from '../login-history.ts';
import { checkOwnPassword, lockOwnPassword } from '../passwords/own-password.ts';
import { getLogin, removeSessionsOf } from '../session.repository.ts';
import type { SessionDeps } from '../session.service.ts';
import * as repository from './second-factor.repository.ts';

const RECOVERY_CODES = 10;
/** Crockford's Base32, without letters that look like digits or other letters. 32 divides 256, so all characters are equally likely. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

export async function getSecondFactor(db: Db, loginId: number): Promise<SecondFactorState> {
  const [isOn, left] = await Promise.all([repository.isOn(db, loginId), repository.countRecoveryCodes(db, loginId)]);
  return { isOn, recoveryCodesLeft: left };
}

/**
 * Starts setting up an authenticator app. Starting again replaces an unconfirmed secret.
 * @throws wrong_password; email_not_verified; conflict if the second factor is on
 */
export async function startSecondFactor(
  deps: SessionDeps,
  loginId: number,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const login = await checkOwnPassword(deps, loginId, password);
  if (!login.isVerified) throw fail('email_not_verified');
  const secret = newTotpSecret();
  const sealed = deps.box.seal(secret, repository.secretContext(loginId));
  if (!(await repository.startAuthenticator(deps.db, loginId, sealed))) throw fail('conflict');
  return { secret, uri: totpUri(secret, login.email) };
}

/**
 * Turns the second factor on with a first code. Sessions opened by the password alone end, except the caller's.
 * @returns the recovery codes, shown once
 * @throws wrong_code; conflict if nothing was started or it is already on
 */
export async function confirmSecondFactor(
  deps: SessionDeps,
  request: { loginId: number; code: string; language: Language; keptToken: string },
): Promise<readonly string[]> {
  const { db, clock, box } = deps;
  const { loginId, language } = request;
  const uncount = await countAttempt(deps, [[LIMITS.secondFactor, loginId]]);
  const codes = await withTransaction(db, async (tx) => {
    // A sign-in with the password alone either sees the second factor or has committed its session, which then ends here.
    await lockLogin(tx, loginId);
    const authenticator = await repository.findAuthenticator(tx, loginId);
    if (!authenticator || authenticator.isConfirmed) throw fail('conflict');
    const secret = box.open(authenticator.sealedSecret, repository.secretContext(loginId));
    const step = totpStep(secret, request.code.replace(/\s/g, ''), clock.now());
    if (step === undefined) throw fail('wrong_code', { fields: { 'body.code': 'wrong_code' } });
    if (!(await repository.confirmAuthenticator(tx, loginId, step, clock.now()))) throw fail('conflict');
    await removeSessionsOf(tx, loginId, { except: request.keptToken });
    await announce(deps, tx, loginId, { isOn: true, language });
    return makeRecoveryCodes(tx, loginId);
  });
  await uncount();
  return codes;
}

/** @throws second_factor_required for an admin; wrong_password; wrong_code; conflict if it is off */
export async function stopSecondFactor(
  deps: SessionDeps,
  request: { loginId: number; password: string; code: string; language: Language },
): Promise<void> {
  await withBothFactors(deps, request, async (tx) => {
    if (!deps.isDemo && (await getLogin(tx, request.loginId))?.adminUserId != null)
      throw fail('second_factor_required');
    await repository.removeAuthenticator(tx, request.loginId);
    await announce(deps, tx, request.loginId, { isOn: false, language: request.language });
  });
}

/**
 * @returns the new codes, shown once; the old ones are invalid
 * @throws as `stopSecondFactor`
 */
export async function renewRecoveryCodes(
  deps: SessionDeps,
  request: { loginId: number; password: string; code: string },
): Promise<readonly string[]> {
  return withBothFactors(deps, request, (tx) => makeRecoveryCodes(tx, request.loginId));
}

async function withBothFactors<T>(
  deps: SessionDeps,
  { loginId, password, code }: { loginId: number; password: string; code: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const checked = await checkOwnPassword(deps, loginId, password);
  if (!(await repository.isOn(deps.db, loginId))) throw fail('conflict');
  const uncount = await countAttempt(deps, [[LIMITS.secondFactor, loginId]]);
  const result = await withTransaction(deps.db, async (tx) => {
    await lockOwnPassword(tx, checked);
    const accepted = await acceptCode(tx, deps.box, loginId, code, deps.clock.now());
    if (!accepted) throw fail('wrong_code', { fields: { 'body.code': 'wrong_code' } });
    return work(tx);
  });
  await uncount();
  return result;
}

async function makeRecoveryCodes(tx: Tx, loginId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await repository.replaceRecoveryCodes(tx, loginId, codes.map(hashRecoveryCode));
  return codes;
}

/** `7K3M-0XQA-…`: four groups of four. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** Records the change in the history and mails it to the login, so that the owner learns of a change by another person. */
async function announce(
  deps: SessionDeps,
  tx: Tx,
  loginId: number,
  { isOn, language }: { isOn: boolean; language: Language },
): Promise<void> {
  const login = await getLogin(tx, loginId);
  if (!login) throw fail('unauthorized');
  const why = isOn ? 'second_factor_on' : 'second_factor_off';
  await recordLoginHistory(tx, loginId, { field: 'second-factor', before: !isOn, after: isOn, why });
  await deps.enqueueMail(tx, {
    to: login.email,
    template: isOn ? 'secondFactorOn' : 'secondFactorOff',
    language,
    values: { email: login.email, link: `${deps.publicUrl}/user/profile/settings` },
  });
}
