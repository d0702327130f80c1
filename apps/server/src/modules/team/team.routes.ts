import { teamSchemas } from '@quayside/contract/team.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { tokenOf } from '../session/index.ts';
import type { TeamDeps } from './team.service.ts';

/** Teams change rarely: their code is loaded with the first such call. */
const members = () => import('./team.service.ts');
const workplaces = () => import('./accept.service.ts');

export function teamRoutes(deps: TeamDeps): Route[] {
  const { db } = deps;
  return [
    route(teamSchemas.list, async ({ who }) => (await members()).listTeam(deps, who.userId)),
    route(teamSchemas.invite, async ({ who, body, language }) =>
      (await members()).invite(deps, who, { ...body, language }),
    ),
    route(teamSchemas.withdraw, async ({ who, params }) =>
      (await members()).withdrawInvitation(deps, who, params.invitationId),
    ),
    route(teamSchemas.update, async ({ who, params, body }) =>
      (await members()).changeRole(deps, who, params.loginId, body.role),
    ),
    route(teamSchemas.remove, async ({ who, params }) => (await members()).removeMember(deps, who, params.loginId)),
    route(teamSchemas.open, async ({ body }) => (await workplaces()).openInvitation(deps, body.token)),
    route(teamSchemas.accept, async ({ body, language, maybeWho, raw }) =>
      (await workplaces()).acceptInvitation(
        deps,
        { ...body, language },
        { who: maybeWho, token: tokenOf(raw.request) },
      ),
    ),
    route(teamSchemas.listWorkplaces, async ({ who }) => ({
      list: await (await workplaces()).listWorkplaces(db, who),
    })),
    route(teamSchemas.switchWorkplace, async ({ who, body, raw }) =>
      (await workplaces()).switchWorkplace(db, who, tokenOf(raw.request), body.user_id),
    ),
  ];
}
