import type { ConnectorError } from '@quayside/connector-kit';
import type { EngineName } from '@quayside/contract';
import { QUOTA_USED } from '@quayside/translation-engines';
import type { Db } from '../../platform/database/db.ts';
import type { TitleEngine } from '../translations/index.ts';
import { listEngines } from './engines.repository.ts';
import { BUDGET_REACHED, type EnginesDeps, operatorEngine, ownEngine } from './metered-engine.ts';

export type Unasked = 'not_set_up' | 'key_refused' | 'budget_reached' | 'unreachable';

/** One engine that a business may use, or why it cannot be asked now. */
export type EngineFor = { readonly engine: TitleEngine } | { readonly why: Unasked };

/** The business's own engine of that name, else the operator's. */
export async function engineFor(deps: EnginesDeps, userId: number, name: EngineName): Promise<EngineFor> {
  const stored = (await listEngines(deps.db, userId)).find(({ engine }) => engine === name);
  if (!stored) {
    const operator = deps.operatorEngine;
    return operator?.engine === name ? { engine: await operatorEngine(deps, userId, operator) } : { why: 'not_set_up' };
  }
  if (stored.state === 'key_refused') return { why: 'key_refused' };
  const isPaused = stored.pausedUntil !== null && stored.pausedUntil > deps.clock.now();
  if (isPaused) return { why: stored.state === 'quota_used' ? 'budget_reached' : 'unreachable' };
  return { engine: await ownEngine(deps, userId, stored) };
}

/** The names of the engines that a business may use: its own in their order, then the operator's. */
export async function engineNames(
  { operatorEngine: operator }: Pick<EnginesDeps, 'operatorEngine'>,
  db: Db,
  userId: number,
): Promise<readonly EngineName[]> {
  const own = (await listEngines(db, userId)).map(({ engine }) => engine);
  return [...new Set([...own, ...(operator ? [operator.engine] : [])])];
}

/** Why the first engine of a business that cannot be asked now cannot; undefined if each can, or none is set up. */
export async function whyAway(deps: EnginesDeps, userId: number): Promise<Unasked | undefined> {
  for (const { engine } of await listEngines(deps.db, userId)) {
    const found = await engineFor(deps, userId, engine);
    if ('why' in found) return found.why;
  }
  return undefined;
}

/** Why a call to an engine did not help; the same texts may be asked for again later. */
export function whyUnasked({ kind, code }: ConnectorError): Unasked {
  if (code === BUDGET_REACHED || code === QUOTA_USED) return 'budget_reached';
  return kind === 'auth-expired' ? 'key_refused' : 'unreachable';
}
