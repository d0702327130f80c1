import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** This many profiles are never removed, because the other calls need them. */
const PROFILES_NOT_REMOVED = 2;

/** Calls about shipping profiles, their rates, items and policies. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'shipping'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const known = (mine.rowIds.profileId ?? []).map(Number);
  const profileId = oneOf(known.slice(0, PROFILES_NOT_REMOVED));
  const profiles = record({ id, profileId });
  const removable = record({ id, profileId: oneOf(known.slice(PROFILES_NOT_REMOVED)) });
  const accountId = fc.constant(mine.account.accountId);
  const site = fc.constantFrom('DE' as const, 'FR' as const, 'US' as const);
  const platform = fc.constantFrom('ebay' as const, 'amazon' as const);
  const expected = optional(fc.constantFrom(0, 1, 2));
  const cost = fc.integer({ min: 0, max: 1_000_000 });
  const place = {
    region: fc.constantFrom('EU' as const, 'NA' as const, 'RW' as const),
    country: fc.constantFrom(null, 'DE', 'BEFR', 'ZZ'),
    service: fc.constantFrom('STANDARD', 'EXPRESS', 'DE_DHLPaket', 'constructor'),
  };
  const rates = fc.array(
    fc.oneof(
      record({ ...place, type: fc.constant('default' as const) }),
      record({ ...place, type: fc.constant('flat' as const), cost, additional_cost: cost }),
      record({
        ...place,
        type: fc.constant('range' as const),
        by: fc.constantFrom('price' as const, 'weight' as const),
        steps: fc.array(record({ from: fc.integer({ min: 0, max: 99_999_999_999 }), cost }), {
          minLength: 1,
          maxLength: 3,
        }),
        additional_cost: cost,
      }),
    ),
    { maxLength: 3 },
  );
  const profile = record({
    name: word(60),
    currency: fc.constantFrom('GBP' as const, 'EUR' as const),
    handling_time: fc.integer({ min: 0, max: 30 }),
    free_shipping: fc.boolean(),
    is_default: optional(fc.boolean()),
    regions: fc.array(
      record({
        code: place.region,
        countries: fc.array(
          record({
            code: fc.constantFrom('DE', 'US', 'BEFR', 'ZZ'),
            type: fc.constantFrom('DEFAULT' as const, 'CUSTOM' as const, 'EXCLUDED' as const),
          }),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 3 },
    ),
    rates,
    expected,
  });
  const itemIds = fc.subarray([...mine.itemIds], { minLength: 1 });
  const filter = record({ query: optional(text(200)) });
  const selection = { platform, accountId: optional(accountId), itemIds: optional(itemIds), filter: optional(filter) };
  const weight = fc.constantFrom(null, 1, 1_000_000);
  const policyId = fc.constantFrom(null, '6110000000', 'x');
  const mode = fc.constantFrom(null, 'TRK', 'STD', 'constructor');
  const modes = record({ ECONOMY: mode, STANDARD: mode, TRACKED: mode, EXPRESS: mode });
  return {
    shipping: {
      getDefault: record({ params: users }),
      list: record({
        params: users,
        query: record({ query: optional(text(200)), limit: optional(fc.constantFrom(1, 200)) }),
      }),
      create: record({ params: users, body: profile }),
      get: record({ params: profiles }),
      update: record({ params: profiles, body: profile }),
      remove: record({ params: removable, query: record({ expected }) }),
      getRates: record({ params: profiles }),
      updateRates: record({ params: profiles, body: record({ rates, expected }) }),
      listItems: record({ params: profiles, query: record({ platform, limit: optional(fc.constantFrom(1, 200)) }) }),
      addItems: record({
        params: profiles,
        query: record({ platform }),
        body: record({ item_ids: itemIds, expected }),
      }),
      removeItems: record({ params: users, query: record({ platform, item_ids: itemIds, expected }) }),
      listServices: fc.constant({}),
      setDefault: record({ params: users, body: record({ profileId: fc.option(profileId), expected }) }),
      preview: record({
        params: users,
        body: fc.oneof(
          record({ change: fc.constant('save' as const), profileId: fc.option(profileId), profile }),
          record({ change: fc.constant('rates' as const), profileId, rates }),
          record({ change: fc.constant('remove' as const), profileId }),
          record({ change: fc.constant('default' as const), profileId: fc.option(profileId) }),
          record({ change: fc.constant('policy' as const), profileId, accountId, site, policyId }),
          record({ change: fc.constant('modes' as const), accountId, modes }),
        ),
      }),
      getCoverage: record({ params: profiles }),
      listWithoutRoute: record({ params: users, query: record({ accountId: optional(accountId) }) }),
      prepareAssignment: record({ params: users, body: record({ ...selection, profileId: fc.option(profileId) }) }),
      prepareWeight: record({ params: users, body: record({ ...selection, weight }) }),
      listPolicies: record({ params: profiles, query: record({ accountId }) }),
      choosePolicy: record({
        params: record({ id, profileId, site }),
        body: record({ accountId, policyId, expected }),
      }),
      listModes: record({ params: users, query: record({ accountId }) }),
      chooseModes: record({ params: users, body: record({ accountId, modes, expected }) }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const rate = { region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 790, additionalCost: 100 };
  const profiles = await db
    .insertInto('shipping_profiles')
    .values(
      ['Small parcels', 'Letters', 'Pallets', 'Old letters'].map((name) => ({
        user_id: userId,
        name,
        currency: 'GBP',
        handling_days: 1,
        is_free_shipping: false,
        countries: JSON.stringify([{ code: 'CH', type: 'EXCLUDED' }]),
        rates: JSON.stringify([rate]),
      })),
    )
    .returning('profile_id')
    .execute();
  return { profileId: profiles.map((row) => row.profile_id) };
}
