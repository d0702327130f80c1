import { THIRD_PARTY_TOOLS } from '@quayside/contract';
import { profileSchemas as schemas } from '@quayside/contract/profile.schema';
import { withTransaction } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { confirmContactEmail, type ProfileDeps, readContactDetails, saveContactDetails } from './contact.service.ts';
import { listTools } from './profile.repository.ts';
import { saveTools } from './tools.service.ts';

export function profileRoutes(deps: ProfileDeps): Route[] {
  const { db } = deps;
  return [
    route(schemas.getContactDetails, async ({ who, access }) =>
      readContactDetails(db, who.userId, (await access()).country),
    ),
    route(schemas.updateContactDetails, async ({ who, access, language, body }) =>
      saveContactDetails(deps, who, { access: await access(), language }, body),
    ),
    route(schemas.confirmContactEmail, ({ who, body }) => confirmContactEmail(deps, who, body.token)),
    route(schemas.listTools, async () => ({ tools: [{ code: 'C' as const, ...THIRD_PARTY_TOOLS.C }] })),
    route(schemas.getTools, async ({ who }) => ({ tools: await listTools(db, who.userId) })),
    route(schemas.updateTools, ({ who, body }) =>
      withTransaction(db, async (tx) => {
        await saveTools(tx, who, body.tools);
        return { tools: await listTools(tx, who.userId) };
      }),
    ),
  ];
}
