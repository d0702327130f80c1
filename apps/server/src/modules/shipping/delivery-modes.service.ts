import type { DeliveryMode } from '@quayside/connector-kit';
import type { ShippingModeInput, ShippingModes } from '@quayside/contract';
import { SERVICE_LEVELS, type ServiceLevel, shippingStatementOf, suggestedMode } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import type { Actor } from '../history/index.ts';
import { askMarketplace } from './ask-marketplace.ts';
import { makeChange, type PlannedChange, type Present, readPresent } from './change-shipping.ts';
import { type ModeChoices, saveModeChoices } from './delivery-modes.repository.ts';
import type { PolicyDeps } from './policies.service.ts';
import type { ShippingWorld } from './shipping-world.ts';

/**
 * The delivery modes of an account's contract, and which of them each level of service corresponds to.
 * @throws account_not_found for an account whose offers do not state delivery modes; account_disconnected,
 * marketplace_unavailable
 */
export async function listModes(deps: PolicyDeps, userId: number, accountId: number): Promise<ShippingModes> {
  const present = await readPresent(deps.db, userId);
  requireStating(present, accountId);
  return viewModes(present.world, accountId, await readModes(deps, userId, accountId));
}

function viewModes({ modes: tables }: ShippingWorld, accountId: number, modes: readonly DeliveryMode[]): ShippingModes {
  const saved = tables.get(accountId);
  const codes = modes.map(({ code }) => code);
  return {
    accountId,
    isSet: saved !== undefined,
    modes: modes.map(({ code, name }) => ({ code, name })),
    levels: SERVICE_LEVELS.map((level) => ({
      level,
      chosen: saved?.get(level) ?? null,
      suggested: suggestedMode(level, codes),
    })),
  };
}

function requireStating({ accounts }: Present, accountId: number): void {
  const account = accounts.find((one) => one.accountId === accountId);
  if (!account || shippingStatementOf(account.platform) !== 'offer') throw fail('account_not_found');
}

async function readModes(deps: PolicyDeps, userId: number, accountId: number): Promise<readonly DeliveryMode[]> {
  return askMarketplace(
    deps,
    { userId, accountId },
    async ({ connector, session }) => (await connector.terms?.listDeliveryModes(session)) ?? [],
  );
}

/** @throws account_not_found */
export function planModes(present: Present, accountId: number, choices: ModeChoices): PlannedChange {
  requireStating(present, accountId);
  const { userId, world } = present;
  const chosen = new Map(
    SERVICE_LEVELS.flatMap((level): [ServiceLevel, string][] => {
      const code = choices[level];
      return code === null ? [] : [[level, code]];
    }),
  );
  const before = world.modes.get(accountId);
  return {
    after: { ...world, modes: new Map([...world.modes, [accountId, chosen]]) },
    items: null,
    async store(tx) {
      await saveModeChoices(tx, userId, accountId, choices);
      const entry = {
        entity: 'account',
        entityId: accountId,
        field: 'delivery-modes',
        before: before ? Object.fromEntries(before) : null,
        after: Object.fromEntries(chosen),
        why: 'delivery_modes_chosen',
      } as const;
      return { history: [entry] };
    },
  };
}

/**
 * Saves which delivery modes the levels of service correspond to. The marketplace is called first: if it does not
 * respond, nothing has changed.
 * @throws as `listModes`, delivery_mode_not_offered, shipping_changed
 */
export async function chooseModes(
  deps: PolicyDeps,
  userId: number,
  actor: Actor,
  { accountId, modes: choices, expected }: ShippingModeInput,
): Promise<ShippingModes> {
  requireStating(await readPresent(deps.db, userId), accountId);
  const offered = await readModes(deps, userId, accountId);
  const codes = new Set(offered.map(({ code }) => code));
  if (Object.values(choices).some((code) => code !== null && !codes.has(code))) throw fail('delivery_mode_not_offered');
  await makeChange(deps, userId, actor, expected, async (_tx, present) => planModes(present, accountId, choices));
  return viewModes((await readPresent(deps.db, userId)).world, accountId, offered);
}
