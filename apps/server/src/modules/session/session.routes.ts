import { sessionSchemas } from '@quayside/contract/session.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from './session.cookie.ts';
import { describeSession, listStates, type SessionDeps, signIn, signOut } from './session.service.ts';

export function sessionRoutes(deps: SessionDeps & { publicUrl: string }): Route[] {
  return [
    route(sessionSchemas.get, async ({ who }) => ({ user: await describeSession(deps, who) })),
    route(sessionSchemas.create, async ({ body, raw }) => {
      const { token, who } = await signIn(deps, body, raw.request.ip);
      // A session that this browser held before ends: the new one replaces it.
      await signOut(deps.db, raw.request.cookies[SESSION_COOKIE]);
      setSessionCookie(raw.reply, token, deps.publicUrl);
      return { user: await describeSession(deps, who) };
    }),
    route(sessionSchemas.remove, async ({ raw }) => {
      await signOut(deps.db, raw.request.cookies[SESSION_COOKIE]);
      clearSessionCookie(raw.reply, deps.publicUrl);
    }),
    route(sessionSchemas.listStates, async ({ who }) => ({ result: await listStates(deps.db, who.userId) })),
  ];
}
