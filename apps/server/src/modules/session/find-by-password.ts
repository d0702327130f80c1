import type { Db } from '../../platform/database/db.ts';
import { isPasswordRight, pretendToCheck } from './passwords/passwords.ts';
import { findLatestClaim, findLoginByEmail, type Login } from './session.repository.ts';

/**
 * Finds the login for an e-mail and a password: the one with the verified address, otherwise the newest unverified one. Always checks two
 * passwords, so that the response time does not reveal which logins exist.
 */
export async function findLoginByPassword(db: Db, email: string, password: string): Promise<Login | undefined> {
  const logins = [await findLoginByEmail(db, email), await findLatestClaim(db, email)];
  const right: Login[] = [];
  for (const login of logins) {
    if (!login) await pretendToCheck(password);
    else if (await isPasswordRight(login.passwordHash, password)) right.push(login);
  }
  return right[0];
}
