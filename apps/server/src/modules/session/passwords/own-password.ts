import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { lockLogin } from '../lock-login.ts';
import { getLogin, type Login } from '../session.repository.ts';
import type { SessionDeps } from '../session.service.ts';
import { isPasswordRight } from './passwords.ts';

/**
 * Checks the user's password for actions for which an open session is not sufficient.
 * @param field its field in the body
 * @throws wrong_password; too_many_attempts
 */
export async function checkOwnPassword(
  deps: Pick<SessionDeps, 'db' | 'clock'>,
  loginId: number,
  password: string,
  field = 'password',
): Promise<Login> {
  const uncount = await countAttempt(deps, [[LIMITS.password, loginId]]);
  const login = await getLogin(deps.db, loginId);
  if (!login) throw fail('unauthorized');
  if (!(await isPasswordRight(login.passwordHash, password))) throw wrongPassword(field);
  await uncount();
  return login;
}

/**
 * Locks a login whose password was checked by `checkOwnPassword`.
 * @throws wrong_password if another call has replaced the password since
 */
export async function lockOwnPassword(tx: Tx, checked: Login, field = 'password'): Promise<void> {
  if ((await lockLogin(tx, checked.loginId)) !== checked.passwordHash) throw wrongPassword(field);
}

const wrongPassword = (field: string) => fail('wrong_password', { fields: { [`body.${field}`]: 'wrong_password' } });
