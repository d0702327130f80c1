import { THIRD_PARTY_TOOLS } from '@quayside/contract';
import { profileSchemas as schemas } from '@quayside/contract/profile.schema';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listTools } from './profile.repository.ts';
import { readContactDetails, saveContactDetails, saveTools } from './profile.service.ts';

export function profileRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(schemas.getContactDetails, async ({ who, access }) => readContactDetails(db, who.userId, await access())),
    route(schemas.updateContactDetails, ({ who, body }) => saveContactDetails(db, who, body)),
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
