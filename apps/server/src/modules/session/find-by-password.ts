import type { Db } from '../../platform/database/db.ts';
import { isPasswordRight, pretendToCheck } from './passwords/passwords.ts';
import { findLatestClaim, findLoginByEmail, type Login } from './session.repository.ts';

/**
 * The login that an e-mail and a password open: the one that has the mailbox, or else the latest that claims it. Two passwords are checked
 * in any case, so that the time of the answer does not tell which of the two there are.
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
