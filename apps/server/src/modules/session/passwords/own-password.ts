import { fail } from '../../../platform/http/fail.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { getLogin, type Login } from '../session.repository.ts';
import type { SessionDeps } from '../session.service.ts';
import { isPasswordRight } from './passwords.ts';

/**
 * Asked again for what a session that somebody left open must not be enough for.
 * @param field where it stood in the body
 * @throws wrong_password; too_many_attempts
 */
export async function checkOwnPassword(
  deps: SessionDeps,
  loginId: number,
  password: string,
  field = 'password',
): Promise<Login> {
  const takeBack = await countAttempt(deps, [[LIMITS.password, loginId]]);
  const login = await getLogin(deps.db, loginId);
  if (!login) throw fail('unauthorized');
  if (!(await isPasswordRight(login.passwordHash, password))) {
    throw fail('wrong_password', { fields: { [`body.${field}`]: 'wrong_password' } });
  }
  await takeBack();
  return login;
}
