import type { AccountEntry, SessionUser } from '@quayside/contract';
import { isPlatformless } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { getSeller, listPlatforms } from '../sellers/index.ts';
import * as repository from './session.repository.ts';

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Seals the secrets of authenticator apps. */
  readonly box: SecretBox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** The accounts room's list, joined in main.ts. */
  readonly listAccountEntries: (db: Db, userId: number) => Promise<readonly AccountEntry[]>;
}

/** Everything that the portal needs to know of who is signed in. */
export async function describeSession(deps: SessionDeps, who: Who): Promise<SessionUser> {
  const [seller, login, platforms, accounts] = await Promise.all([
    getSeller(deps.db, who.userId),
    repository.getLogin(deps.db, who.loginId),
    listPlatforms(deps.db, who.userId),
    deps.listAccountEntries(deps.db, who.userId),
  ]);
  if (!seller || !login) throw fail('unauthorized');
  const entries = Object.fromEntries(
    platforms.map(({ platform, state, programme, trialLaunched }) => [platform, { state, programme, trialLaunched }]),
  ) as SessionUser['platforms'];
  return {
    id: seller.userId,
    name: seller.name,
    email: seller.email,
    country: seller.country,
    currency: seller.currency,
    adminUserId: who.adminUserId,
    role: who.role,
    login: { id: login.loginId, email: login.email, name: login.name },
    platforms: entries,
    accounts,
    isPlatformless: isPlatformless({ platforms: entries, accounts }),
  };
}

export async function listStates(db: Db, userId: number): Promise<Record<string, string>> {
  const platforms = await listPlatforms(db, userId);
  return Object.fromEntries(platforms.map(({ platform, state }) => [platform, state]));
}
