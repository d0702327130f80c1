import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { type Expirable, expiring, ofSeller } from '../platform/expiring.ts';
import { openJournal } from '../platform/journal.ts';

/** Lifetimes in seconds, eBay's own. */
export const CODE_SECONDS = 299;
export const ACCESS_SECONDS = 7200;
const REFRESH_SECONDS = 47_304_000;

export interface Code {
  code: string;
  clientId: string;
  ruName: string;
  seller: string;
  scopes: string[];
  expiresAt: number;
}

export interface Grant {
  refreshToken: string;
  clientId: string;
  seller: string;
  scopes: string[];
  expiresAt: number;
}

export interface Access {
  token: string;
  clientId: string;
  /** Null for an application token. */
  seller: string | null;
  refreshToken: string | null;
  scopes: string[];
  expiresAt: number;
}

type TokenChange =
  | { t: 'code'; code: Code }
  | { t: 'code-used'; code: string }
  | { t: 'grant'; grant: Grant }
  | { t: 'grant-gone'; refreshToken: string }
  | { t: 'access'; access: Access }
  | { t: 'access-gone'; token: string }
  | { t: 'secret'; clientId: string; isExpired: boolean }
  | { t: 'consent-seconds'; seconds: number };

export interface Tokens {
  issueCode(input: Omit<Code, 'code' | 'expiresAt'>): Code;
  /** Redeems a code; undefined if it is unknown, used or expired. */
  redeemCode(code: string): Code | undefined;
  grant(input: Pick<Grant, 'clientId' | 'seller' | 'scopes'>): Grant;
  findGrant(refreshToken: string): Grant | undefined;
  issueAccess(input: Omit<Access, 'token' | 'expiresAt'>): Access;
  findAccess(token: string): { access: Access; expired: boolean } | undefined;
  /** Ends all grants of a seller, as a password change does. Returns their number. */
  revokeSeller(seller: string): number;
  /** Expires a seller's tokens of this kind; a consent also ends its access tokens. Returns their number. */
  expire(seller: string, what: Expirable): number;
  /** Removes a scope from all of a seller's consents. Returns the number of affected consents. */
  withhold(seller: string, right: string): number;
  /** The lifetime of new consents; undefined for eBay's own eighteen months. */
  setConsentSeconds(seconds: number | undefined): void;
  readonly consentSeconds: number;
  grantsOf(seller: string): number;
  /** The applications that the seller has authorised. */
  clientsOf(seller: string): string[];
  /** Lets a client's secret expire, or makes it valid again. */
  setSecretExpired(clientId: string, isExpired: boolean): void;
  isSecretExpired(clientId: string): boolean;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const COMPACT_BYTES = 1024 * 1024;
/** The last part of a scope: `sell.inventory`. */
export const rightOf = (scope: string): string => scope.split('/').at(-1) ?? scope;
const secret = (part: string) => `v^1.1#i^1#${part}^${randomBytes(24).toString('base64url')}`;

export async function openTokens(dataDirectory: string, clock: Clock): Promise<Tokens> {
  const codes = new Map<string, Code>();
  const grants = new Map<string, Grant>();
  const accesses = new Map<string, Access>();
  const expiredSecrets = new Set<string>();
  let consentSeconds = REFRESH_SECONDS;

  function apply(change: TokenChange): void {
    switch (change.t) {
      case 'code':
        codes.set(change.code.code, change.code);
        return;
      case 'code-used':
        codes.delete(change.code);
        return;
      case 'grant':
        grants.set(change.grant.refreshToken, change.grant);
        return;
      case 'grant-gone':
        grants.delete(change.refreshToken);
        return;
      case 'access':
        accesses.set(change.access.token, change.access);
        return;
      case 'access-gone':
        accesses.delete(change.token);
        return;
      case 'secret':
        if (change.isExpired) expiredSecrets.add(change.clientId);
        else expiredSecrets.delete(change.clientId);
        return;
      case 'consent-seconds':
        consentSeconds = change.seconds;
        return;
    }
  }

  const journal = await openJournal(join(dataDirectory, 'ebay', 'tokens'), (record) => apply(record as TokenChange));

  function commit(change: TokenChange): void {
    journal.append(change);
    apply(change);
  }

  function* snapshot(): Generator<TokenChange> {
    // Tokens are kept for a day after their end, so that they are reported as expired and not as unknown.
    const worthKeeping = (expiresAt: number) => expiresAt > clock.now() - 86_400_000;
    for (const code of [...codes.values()]) if (worthKeeping(code.expiresAt)) yield { t: 'code', code };
    yield { t: 'consent-seconds', seconds: consentSeconds };
    for (const clientId of [...expiredSecrets]) yield { t: 'secret', clientId, isExpired: true };
    for (const grant of [...grants.values()]) yield { t: 'grant', grant };
    for (const access of [...accesses.values()]) if (worthKeeping(access.expiresAt)) yield { t: 'access', access };
  }
  if (journal.bytes > COMPACT_BYTES) await journal.compact(snapshot());

  const inSeconds = (seconds: number) => clock.now() + seconds * 1000;
  const expire = expiring(
    {
      code: { held: codes, put: (code) => commit({ t: 'code', code }) },
      access: { held: accesses, put: (access) => commit({ t: 'access', access }) },
      consent: { held: grants, put: (ended) => commit({ t: 'grant', grant: ended }) },
    },
    clock.now,
  );

  return {
    issueCode(input) {
      const code: Code = { ...input, code: secret('c'), expiresAt: inSeconds(CODE_SECONDS) };
      commit({ t: 'code', code });
      return code;
    },
    redeemCode(code) {
      const found = codes.get(code);
      if (!found) return undefined;
      commit({ t: 'code-used', code });
      return found.expiresAt > clock.now() ? found : undefined;
    },
    grant(input) {
      const grant: Grant = { ...input, refreshToken: secret('r'), expiresAt: inSeconds(consentSeconds) };
      commit({ t: 'grant', grant });
      return grant;
    },
    findGrant(refreshToken) {
      const found = grants.get(refreshToken);
      return found && found.expiresAt > clock.now() ? found : undefined;
    },
    issueAccess(input) {
      const access: Access = { ...input, token: secret('p'), expiresAt: inSeconds(ACCESS_SECONDS) };
      commit({ t: 'access', access });
      return access;
    },
    findAccess(token) {
      const access = accesses.get(token);
      return access && { access, expired: access.expiresAt <= clock.now() };
    },
    revokeSeller(seller) {
      const ended = ofSeller(grants, seller);
      for (const grant of ended) commit({ t: 'grant-gone', refreshToken: grant.refreshToken });
      for (const { token } of ofSeller(accesses, seller)) commit({ t: 'access-gone', token });
      return ended.length;
    },
    expire,
    withhold(seller, right) {
      const without = (scopes: readonly string[]) => scopes.filter((scope) => rightOf(scope) !== right);
      const lessened = ofSeller(grants, seller).filter(({ scopes }) => without(scopes).length < scopes.length);
      for (const grant of lessened) commit({ t: 'grant', grant: { ...grant, scopes: without(grant.scopes) } });
      for (const access of ofSeller(accesses, seller)) {
        commit({ t: 'access', access: { ...access, scopes: without(access.scopes) } });
      }
      return lessened.length;
    },
    setConsentSeconds: (seconds = REFRESH_SECONDS) => commit({ t: 'consent-seconds', seconds }),
    get consentSeconds() {
      return consentSeconds;
    },
    grantsOf: (seller) => ofSeller(grants, seller).length,
    clientsOf: (seller) => [...new Set(ofSeller(grants, seller).map(({ clientId }) => clientId))],
    setSecretExpired: (clientId, isExpired) => commit({ t: 'secret', clientId, isExpired }),
    isSecretExpired: (clientId) => expiredSecrets.has(clientId),
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}
