import { mailboxSchemas } from '@quayside/contract/mailbox.schema';
import { passwordSchemas } from '@quayside/contract/password.schema';
import { secondFactorSchemas } from '@quayside/contract/second-factor.schema';
import { sessionSchemas } from '@quayside/contract/session.schema';
import type { Language } from '@quayside/i18n';
import { type RequestOf, type Route, route } from '../../platform/http/route.ts';
import { newToken } from '../../platform/ids.ts';
import { clientOf } from './client.ts';
import { rememberPlace } from './known-places.ts';
import { confirmMailbox, sendMailboxLink } from './mailbox/mailbox.service.ts';
import type { OpenedSession } from './open-session.ts';
import { changePassword, requestReset, resetPassword } from './passwords/password.service.ts';
import * as secondFactor from './second-factor/second-factor.service.ts';
import { clearSessionCookie, setDeviceCookie, setSessionCookie, tokenOf } from './session.cookie.ts';
import { removeSessionsOf, setLanguage } from './session.repository.ts';
import { describeSession, type SessionDeps, statesOf } from './session.service.ts';
import { listSessions, revokeSession } from './sessions.service.ts';
import { confirmSignIn, signIn, signOut } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';

type Raw = RequestOf<never>['raw'];

export function sessionRoutes(deps: SessionDeps): Route[] {
  const { db } = deps;
  const begin = async ({ token, who }: OpenedSession, language: Language, { request, reply }: Raw) => {
    // Ends the browser's earlier session, which the new one replaces.
    await signOut(db, tokenOf(request));
    setSessionCookie(reply, token);
    await knowPlace(deps, who.loginId, { request, reply });
    await setLanguage(db, who.loginId, language, { isFirst: true });
    return describeSession(deps, who);
  };
  return [
    route(sessionSchemas.get, async ({ who }) => ({ user: await describeSession(deps, who) })),
    route(sessionSchemas.create, async ({ body, language, raw }) => {
      const outcome = await signIn(deps, body, clientOf(raw.request));
      if ('challenge' in outcome) return { user: null, challenge: outcome.challenge };
      return { user: await begin(outcome, language, raw), challenge: null };
    }),
    route(sessionSchemas.confirm, async ({ body, language, raw }) => ({
      user: await begin(await confirmSignIn(deps, { ...body, language }, clientOf(raw.request)), language, raw),
    })),
    route(sessionSchemas.signUp, async ({ body, language, raw }) => ({
      id: await signUp(deps, { ...body, language }, clientOf(raw.request)),
    })),
    route(sessionSchemas.keepLanguage, ({ who, language }) =>
      setLanguage(db, who.loginId, language, { isFirst: false }),
    ),
    route(sessionSchemas.list, async ({ who, raw }) => ({
      list: await listSessions(deps, who.loginId, tokenOf(raw.request)),
    })),
    route(sessionSchemas.revoke, ({ who, params }) => revokeSession(db, who.loginId, params.sessionId)),
    route(sessionSchemas.revokeOthers, ({ who, raw }) =>
      removeSessionsOf(db, who.loginId, { except: tokenOf(raw.request) }),
    ),
    route(sessionSchemas.remove, async ({ raw }) => {
      await signOut(db, tokenOf(raw.request));
      clearSessionCookie(raw.reply);
    }),
    route(sessionSchemas.listStates, async ({ access }) => ({ result: statesOf(await access()) })),
    ...passwordRoutes(deps),
    route(mailboxSchemas.send, ({ who, language }) => sendMailboxLink(deps, who, language)),
    route(mailboxSchemas.confirm, ({ who, body }) => confirmMailbox(deps, who, body.token)),
    ...secondFactorRoutes(deps),
  ];
}

/** From now on strangers' wrong passwords no longer delay the login at this browser and in this network. */
async function knowPlace({ db, clock }: SessionDeps, loginId: number, { request, reply }: Raw): Promise<void> {
  const client = clientOf(request);
  const deviceToken = client.deviceToken || newToken();
  await rememberPlace(db, loginId, client, deviceToken, clock.now());
  setDeviceCookie(reply, deviceToken);
}

function passwordRoutes(deps: SessionDeps): Route[] {
  return [
    route(passwordSchemas.requestReset, ({ body, language, raw }) =>
      requestReset(deps, { ...body, language }, clientOf(raw.request)),
    ),
    route(passwordSchemas.reset, async ({ body, language, raw }) => {
      await knowPlace(deps, await resetPassword(deps, { ...body, language }, clientOf(raw.request)), raw);
    }),
    route(passwordSchemas.update, async ({ who, body, language, raw }) => {
      const sessionToken = tokenOf(raw.request);
      const { token } = await changePassword(deps, who, { ...body, language, sessionToken }, clientOf(raw.request));
      setSessionCookie(raw.reply, token);
    }),
  ];
}

function secondFactorRoutes(deps: SessionDeps): Route[] {
  return [
    route(secondFactorSchemas.get, ({ who }) => secondFactor.getSecondFactor(deps.db, who.loginId)),
    route(secondFactorSchemas.create, ({ who, body }) =>
      secondFactor.startSecondFactor(deps, who.loginId, body.password),
    ),
    route(secondFactorSchemas.confirm, async ({ who, body, language, raw }) => {
      const keptToken = tokenOf(raw.request);
      const { loginId } = who;
      return {
        recoveryCodes: await secondFactor.confirmSecondFactor(deps, { loginId, ...body, language, keptToken }),
      };
    }),
    route(secondFactorSchemas.renewCodes, async ({ who, body }) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(deps, { loginId: who.loginId, ...body }),
    })),
    route(secondFactorSchemas.remove, ({ who, body, language }) =>
      secondFactor.stopSecondFactor(deps, { loginId: who.loginId, ...body, language }),
    ),
  ];
}
