import { type Clock, ConnectorError } from '@quayside/connector-kit';
import { HOUR_MS, MINUTE_MS } from '@quayside/kernel';
import {
  batchesOf,
  createEngine,
  type EngineClient,
  type EngineKey,
  type EngineName,
  type EngineUrls,
  type OfflineTranslator,
  QUOTA_USED,
} from '@quayside/translation-engines';
import type { Db } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { EngineMeter, TitleEngine } from '../translations/index.ts';
import {
  keyContext,
  listUse,
  reserve,
  type StoredEngine,
  setEngineState,
  settle,
  type Use,
} from './engines.repository.ts';
import { createTermKeeping } from './terms-at-engine.ts';

export interface OperatorEngine {
  readonly engine: EngineName;
  readonly key: EngineKey;
  /** The monthly number of characters for each business; of tokens for a language model. */
  readonly budget: number;
}

export interface EnginesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly box: SecretBox;
  /** Where the engines are, if not at their own hosts; for a language model, the demo mode's. */
  readonly engineUrls: EngineUrls;
  /** The offline engine's translator, one for the process. */
  readonly offline: OfflineTranslator;
  readonly operatorEngine: OperatorEngine | null;
}

/** The error code for a business that has used up its own budget. */
export const BUDGET_REACHED = 'budget';
/** A used-up quota is checked again after this time. */
const QUOTA_PAUSE_MS = 6 * HOUR_MS;
/** Further calls do not wait for an engine that just did not respond: the next one is tried. */
const UNREACHABLE_PAUSE_MS = 2 * MINUTE_MS;

export const monthOf = (clock: Clock) => `${clock.now().toISOString().slice(0, 7)}-01`;

export function ownEngine(deps: EnginesDeps, userId: number, stored: StoredEngine): Promise<TitleEngine> {
  const key = JSON.parse(deps.box.open(stored.sealedKey, keyContext(userId, stored.engine))) as EngineKey;
  return meteredEngine(deps, userId, {
    engine: stored.engine,
    key,
    meter: stored.engine,
    budget: stored.budget,
    stored,
  });
}

const clientOf = ({ engineUrls: urls, clock, offline }: EnginesDeps, engine: EngineName, key: EngineKey) =>
  createEngine(engine, key, { urls, clock, offline });

/** Best effort: if the engine cannot be reached, it keeps them until its account is closed. */
export async function removeKeptTerms(deps: EnginesDeps, userId: number, stored: StoredEngine): Promise<void> {
  const key = JSON.parse(deps.box.open(stored.sealedKey, keyContext(userId, stored.engine))) as EngineKey;
  const { glossaries } = await clientOf(deps, stored.engine, key);
  try {
    await glossaries?.remove(String(userId));
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
  }
}

export function operatorEngine(
  deps: EnginesDeps,
  userId: number,
  { engine, key, budget }: OperatorEngine,
): Promise<TitleEngine> {
  // The operator's language model may be on this machine, unlike one that a business enters.
  const engineUrls = key.url === undefined ? deps.engineUrls : { ...deps.engineUrls, [engine]: key.url };
  return meteredEngine({ ...deps, engineUrls }, userId, { engine, key, meter: `operator:${engine}`, budget });
}

interface Metered {
  readonly engine: EngineName;
  readonly key: EngineKey;
  readonly meter: string;
  readonly budget: number;
  readonly stored?: StoredEngine;
}

/**
 * An engine whose characters are reserved before each call, and counted after the response. What its responses say
 * about its state is stored.
 */
async function meteredEngine(
  deps: EnginesDeps,
  userId: number,
  { engine, key, meter, budget, stored }: Metered,
): Promise<TitleEngine> {
  const { db, clock } = deps;
  const client = await clientOf(deps, engine, key);
  const keeping = createTermKeeping({ db, clock, client, userId, meter });
  return {
    name: engine,
    ...(client.hearsReasons ? { hearsReasons: true } : {}),
    ...(engine === 'offline' ? {} : { meter: meterOf(deps, userId, client, { meter, budget, isOperators: !stored }) }),
    batchesOf: (entries, textOf) => batchesOf(client, entries, textOf),
    async translate({ from, to, texts, terms, limit, kind }) {
      const use: Use = { engine: meter, month: monthOf(clock), characters: client.charactersOf(texts) };
      if (!(await reserve(db, userId, use, budget))) {
        throw new ConnectorError('rate-limited', 'The budget of the month is reached.', { code: BUDGET_REACHED });
      }
      // What the engine says, where it says it; otherwise what was reserved.
      let charged: number | undefined;
      const onCharge = (units: number) => {
        charged = (charged ?? 0) + units;
      };
      try {
        const answers = await keeping.translate({ from, to, texts, terms, limit, kind, onCharge });
        const now = clock.now();
        const isNews = stored && (stored.state !== 'works' || stored.pausedUntil !== null);
        if (isNews) await setEngineState(db, userId, stored, { state: 'works', pausedUntil: null, at: now });
        return { answers, count: (tx) => settle(tx, userId, use, charged ?? use.characters) };
      } catch (error) {
        const isLost = !(error instanceof ConnectorError) || error.kind === 'unknown';
        await settle(db, userId, use, charged ?? (isLost ? use.characters : 0));
        if (stored && error instanceof ConnectorError) await noteFailure(deps, userId, stored, error);
        throw error;
      }
    },
  };
}

/** What the offline engine does costs nothing. */
function meterOf(
  { db, clock }: EnginesDeps,
  userId: number,
  client: EngineClient,
  { meter, budget, isOperators }: Pick<Metered, 'meter' | 'budget'> & Pick<EngineMeter, 'isOperators'>,
): EngineMeter {
  return {
    ...{ unit: client.unit ?? 'characters', budget, isOperators },
    measure: (texts) => client.charactersOf(texts),
    left: async () => Math.max(0, budget - ((await listUse(db, userId, monthOf(clock))).get(meter) ?? 0)),
  };
}

async function noteFailure({ db, clock }: EnginesDeps, userId: number, stored: StoredEngine, error: ConnectorError) {
  const at = clock.now();
  if (error.kind === 'rejected') return;
  const state =
    error.kind === 'auth-expired' ? 'key_refused' : error.code === QUOTA_USED ? 'quota_used' : ('unreachable' as const);
  const pausedUntil =
    state === 'quota_used'
      ? new Date(at.getTime() + QUOTA_PAUSE_MS)
      : error.retryAt === undefined
        ? state === 'key_refused'
          ? null
          : new Date(at.getTime() + UNREACHABLE_PAUSE_MS)
        : new Date(error.retryAt);
  await setEngineState(db, userId, stored, { state, pausedUntil, at });
}
