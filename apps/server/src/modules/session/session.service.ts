import type { PlatformView, SessionUser } from '@quayside/contract';
import { type AccessUser, outcomeFor, type Platform, type PlatformState, SITES } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { getUserAccess, type SetUpPlatforms, type UserAccess } from '../entitlements/index.ts';
import { findLastEventId } from '../events/index.ts';
import type { Pace } from './attempts.ts';
import * as repository from './session.repository.ts';

export interface SessionDeps {
  /** Delays sign-in attempts above a limit. */
  readonly pace: Pace;
  readonly db: Db;
  readonly clock: Clock;
  /** The clock by which access to shops expires. */
  readonly marketplaceClock: Clock;
  /** The platforms that this installation is configured for; default: all. */
  readonly platforms?: SetUpPlatforms;
  /** The idle time after which a session ends. */
  readonly sessionIdleMs: number;
  /** Encrypts the secrets of authenticator apps. */
  readonly box: SecretBox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** Whether an admin needs no second factor. */
  readonly isDemo: boolean;
}

/** Everything that the portal needs to know about the signed-in user. */
export async function describeSession(deps: SessionDeps, who: Who): Promise<SessionUser> {
  // Read first: later changes are sent as events again.
  const eventId = await findLastEventId(deps.db, who.userId);
  const [user, login] = await Promise.all([
    getUserAccess(deps.db, who.userId, deps.marketplaceClock.now(), deps.platforms),
    repository.getLogin(deps.db, who.loginId),
  ]);
  if (!user || !login) throw fail('unauthorized');
  return {
    ...user,
    adminUserId: who.adminUserId,
    role: who.role,
    login: { id: login.loginId, email: login.email, name: login.name, isVerified: login.isVerified },
    platforms: platformsOf(user),
    ebayOnboarding: {
      shouldBeOnboarded: outcomeFor({ ...user, adminUserId: null }, { group: 'onboarding' }).kind === 'screen',
    },
    platformStates: statesOf(user),
    lastEventId: eventId,
  };
}

/** Platform → state code. */
export function statesOf({ platforms }: Pick<AccessUser, 'platforms'>): Partial<Record<Platform, PlatformState>> {
  return Object.fromEntries(Object.entries(platforms).map(([platform, { state }]) => [platform, state]));
}

/** Each platform with its accounts, their home sites and the sites where they may list. */
function platformsOf({ platforms, accounts, siteEntitlements }: UserAccess): Partial<Record<Platform, PlatformView>> {
  const entries = Object.entries(platforms).map(([platform, entry]) => {
    const own = accounts.filter((account) => account.platform === platform);
    const sites = own.flatMap(({ id, site }) => [
      site,
      ...siteEntitlements.filter(({ accountId }) => accountId === id).flatMap(({ enabled }) => enabled),
    ]);
    return [
      platform,
      {
        ...entry,
        accounts: own.map(({ id, username, site, businessType, tokens }) => ({
          id,
          username,
          site,
          businessType,
          tokens,
        })),
        sites: SITES.filter((site) => sites.includes(site)),
      },
    ];
  });
  return Object.fromEntries(entries);
}
