import { teamSchemas } from '@quayside/contract/team.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { tokenOf } from '../session/index.ts';
import { acceptInvitation, listWorkplaces, openInvitation, switchWorkplace } from './accept.service.ts';
import { changeRole, invite, listTeam, removeMember, type TeamDeps, withdrawInvitation } from './team.service.ts';

export function teamRoutes(deps: TeamDeps): Route[] {
  const { db } = deps;
  return [
    route(teamSchemas.list, ({ who }) => listTeam(deps, who.userId)),
    route(teamSchemas.invite, ({ who, body, language }) => invite(deps, who, { ...body, language })),
    route(teamSchemas.withdraw, ({ who, params }) => withdrawInvitation(deps, who, params.invitationId)),
    route(teamSchemas.update, ({ who, params, body }) => changeRole(deps, who, params.loginId, body.role)),
    route(teamSchemas.remove, ({ who, params }) => removeMember(deps, who, params.loginId)),
    route(teamSchemas.open, ({ body }) => openInvitation(deps, body.token)),
    route(teamSchemas.accept, ({ body, language, maybeWho, raw }) =>
      acceptInvitation(deps, { ...body, language }, { who: maybeWho, token: tokenOf(raw.request) }),
    ),
    route(teamSchemas.listWorkplaces, async ({ who }) => ({ list: await listWorkplaces(db, who) })),
    route(teamSchemas.switchWorkplace, ({ who, body, raw }) =>
      switchWorkplace(db, who, tokenOf(raw.request), body.user_id),
    ),
  ];
}
