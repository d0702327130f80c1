import type { ToolMapping } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import * as repository from './profile.repository.ts';

/** Replaces the tools of a business, with its history. Used by the profile and by the onboarding. */
export async function saveTools(tx: Tx, who: Who, tools: readonly ToolMapping[]): Promise<void> {
  const before = await repository.listTools(tx, who.userId);
  await repository.replaceTools(tx, who.userId, tools);
  const shown = (list: readonly ToolMapping[]) => list[0]?.tool_external_reference ?? null;
  if (shown(before) === shown(tools)) return;
  await recordHistory(tx, who.userId, [
    {
      actor: actorOf(who),
      entity: 'user',
      entityId: who.userId,
      field: 'third-party-tool',
      before: shown(before),
      after: shown(tools),
      why: 'third_party_tool_set',
    },
  ]);
  await emitEvents(tx, who.userId, [{ kind: 'user' }]);
}
