import { isDeepStrictEqual } from 'node:util';
import { productSettings } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, listingKeyOf, type Site } from '@quayside/kernel';
import {
  type AccountSettings,
  type CountrySettings,
  DEFAULT_COUNTRY,
  type ListingSettings,
} from '@quayside/kernel/product-settings';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangeContext, type Kind, type Objection } from '../changes/index.ts';
import { type FollowDeps, foundIn, keepFollowers, lockQueueing, releaseBlocked, sendEnds } from '../listings/index.ts';
import { lockItems } from '../products/index.ts';
import * as repository from './product-settings.repository.ts';
import { type Effect, loadEffects, type SettingsRow } from './settings-effect.ts';
import {
  type ChangedSettings,
  changedSettings,
  type PlaceSettings,
  PROPERTIES,
  type Property,
  recordedSetting,
  type SettingsValue,
  shownSetting,
} from './settings-value.ts';
import { foundSince, listKept, listSettled } from './settled-listings.repository.ts';

/** The last listing that was read. */
interface Place {
  readonly itemId: number;
  readonly site: string;
}
type SettingsKind = Kind<ChangedSettings, SettingsValue, Place>;
type Context = ChangeContext<ChangedSettings>;

const START: Place = { itemId: 0, site: '' };

/**
 * The settings of an account's listings, with every live listing that they change. Its first rows are the settings; the others are what
 * listings state. A listing that comes meanwhile follows at the end; none is ended that was not in the preview.
 */
export function productSettingsKind(deps: FollowDeps): SettingsKind {
  return {
    name: 'product-settings',
    settings: changedSettings,
    call: productSettings.prepare,
    field: 'product-settings',
    why: () => 'product_settings_set',
    laneOf: ({ accountId }) => `product-settings:${accountId}`,
    shown: shownSetting,
    recorded: recordedSetting,
    entityOf: ({ itemId, key, before }) => {
      if (itemId === null) return { entity: 'account', entityId: Number(key.split(' ')[1]) };
      return { entity: 'listing', entityId: itemId, ...(before.property === 'isExcluded' ? { field: 'end' } : {}) };
    },
    reversed: ({ before, after, ...changed }) => ({ ...changed, before: after, after: before }) as ChangedSettings,

    async findRows(tx, context, place, limit) {
      const account = accountOf(context);
      const { site } = context.settings;
      const listed = await listSettled(tx, account, { sites: site && [site], after: place ?? START, limit });
      const effects = await effectsOf(tx, context, listed);
      const last = listed.length === limit ? listed.at(-1) : undefined;
      return {
        rows: [...(place === null ? settingRows(context) : []), ...effects.map(({ row }) => row)],
        next: last ? { itemId: last.itemId, site: last.site } : null,
      };
    },

    async judge(tx, context, rows) {
      const stored = await loadStored(tx, context);
      const { settings } = context;
      const now = placeOf(stored, settings);
      const effects = await effectsOfRows(tx, context, rows);
      return byKey(rows, (row): Objection | undefined => {
        if (!isSame(now, settings.before, row)) {
          return { verdict: 'refused', reason: isSetting(row) ? 'moved' : 'outdated' };
        }
        if (!isSetting(row)) return effects.get(row.key)?.objection;
        return isDeepStrictEqual(row.before, row.after) ? { verdict: 'refused', reason: 'unchanged' } : undefined;
      });
    },

    async hold(tx, context, rows) {
      const account = accountOf(context);
      const { before, after } = context.settings;
      await lockQueueing(tx, account.userId);
      await repository.lockSettings(tx, account.userId, account.accountId);
      const itemIds = placesOf(rows).map(({ itemId }) => itemId);
      await lockItems(tx, account.userId, [...new Set(itemIds)]);
      const stored = placeOf(await loadStored(tx, context), context.settings);
      // Listings follow only settings that are stored, or are stored by this very step.
      const isCurrent = (row: SettingsRow) => isSame(stored, rows.some(isSettingOf(row)) ? before : after, row);
      const effects = await effectsOfRows(tx, context, rows);
      return byKey(rows, (row) => {
        if (isSetting(row)) return { value: settingOf(stored, row.after.property) };
        const now = effects.get(row.key);
        if (!now) return { value: row.before, reason: 'outdated' as const };
        const isAsShown = isDeepStrictEqual(now.row.after, row.after) && now.objection.verdict === 'warned';
        return { value: now.row.before, ...(isAsShown && isCurrent(row) ? {} : { reason: 'outdated' as const }) };
      });
    },

    async apply(tx, context, rows) {
      const { userId, accountId } = accountOf(context);
      if (rows.some(isSetting)) await save(tx, context, rows.filter(isSetting));
      const ofProperty = (...properties: readonly Property[]) =>
        placesOf(rows.filter((row) => !isSetting(row) && properties.includes(row.after.property)));
      const ending = await listSettled(tx, { userId, accountId }, { of: ofProperty('isExcluded') });
      await sendEnds(
        tx,
        userId,
        ending.map(({ itemId, site, listingKey }) => ({ accountId, itemId, site, listingKey })),
      );
      await keepFollowers(tx, deps, userId, foundIn(ofProperty('freeShipping')), ['shipping']);
      await keepFollowers(tx, deps, userId, foundIn(ofProperty('itemCondition', 'vatFree')));
      return {
        events: [
          { kind: 'account', accountId },
          { kind: 'listings', accountId },
        ],
      };
    },

    async finish(tx, context) {
      const account = accountOf(context);
      const { site, since } = context.settings;
      await lockQueueing(tx, account.userId);
      const found = foundSince(account, site && [site], since);
      await keepFollowers(tx, deps, account.userId, found, ['shipping', 'content']);
      const isUsed = site !== null && !(await loadStored(tx, context)).countries.get(site)?.isExcluded;
      if (isUsed) await releaseBlocked(tx, account, await listKept(tx, account, site), 'country_excluded');
    },
  };
}

const accountOf = ({ userId, settings: { accountId } }: Context): AccountRef => ({ userId, accountId });
const isSetting = ({ itemId }: SettingsRow): boolean => itemId === null;
/** Whether a row is the setting that another one follows. */
const isSettingOf =
  ({ after }: SettingsRow) =>
  (row: SettingsRow): boolean =>
    isSetting(row) && row.after.property === after.property;
/** Whether the setting of a row is the same in two places. */
const isSame = (one: PlaceSettings, other: PlaceSettings, { after: { property } }: SettingsRow): boolean =>
  settingOf(one, property).value === settingOf(other, property).value;

function placesOf(rows: readonly SettingsRow[]): ItemOnSite[] {
  const places = rows.flatMap(({ itemId, site }) => (itemId !== null && site !== null ? [{ itemId, site }] : []));
  return [...new Map(places.map((place) => [listingKeyOf(place), place])).values()];
}

/** The rows of the settings that differ. */
function settingRows({ settings }: Context): SettingsRow[] {
  const { accountId, username, site, before, after } = settings;
  return PROPERTIES.filter((property) => property in after).flatMap((property): SettingsRow[] => {
    const [was, will] = [settingOf(before, property), settingOf(after, property)];
    if (isDeepStrictEqual(was, will)) return [];
    return [
      {
        ...{ key: `settings ${accountId} ${site ?? '*'} ${property}`, itemId: null, sku: null, site },
        ...{ label: username, before: was, after: will },
      },
    ];
  });
}

function settingOf(place: PlaceSettings, property: Property): SettingsValue {
  return { of: 'setting', property, value: (place as CountrySettings)[property] };
}

const loadStored = async (tx: Tx, { userId, settings: { accountId } }: Context): Promise<AccountSettings> =>
  (await repository.loadProductSettings(tx, userId))(accountId);

/** The settings of the place that changes. */
function placeOf({ standard, countries }: AccountSettings, { site }: { readonly site: Site | null }): PlaceSettings {
  return site === null ? standard : (countries.get(site) ?? DEFAULT_COUNTRY);
}

/** The account's settings with those of the place replaced. */
function withPlace(stored: AccountSettings, { site }: ChangedSettings, place: PlaceSettings): AccountSettings {
  if (site === null) return { ...stored, standard: place as ListingSettings };
  return { ...stored, countries: new Map([...stored.countries, [site, place as CountrySettings]]) };
}

async function effectsOf(tx: Tx, context: Context, listed: Awaited<ReturnType<typeof listSettled>>): Promise<Effect[]> {
  const { settings } = context;
  const stored = await loadStored(tx, context);
  return loadEffects(tx, context.userId, listed, {
    before: withPlace(stored, settings, settings.before),
    after: withPlace(stored, settings, settings.after),
    site: settings.site,
  });
}

async function effectsOfRows(tx: Tx, context: Context, rows: readonly SettingsRow[]): Promise<Map<string, Effect>> {
  const listed = await listSettled(tx, accountOf(context), { of: placesOf(rows) });
  return new Map((await effectsOf(tx, context, listed)).map((one) => [one.row.key, one]));
}

/** Stores the settings of these rows; the others of the place stay. */
async function save(tx: Tx, context: Context, rows: readonly SettingsRow[]): Promise<void> {
  const { userId, settings } = context;
  const { accountId, site } = settings;
  const stored = placeOf(await loadStored(tx, context), settings);
  const given = Object.fromEntries(rows.map(({ after }) => [after.property, after.value]));
  const place = { ...stored, ...given } as PlaceSettings;
  if (site === null) await repository.saveStandard(tx, userId, accountId, place as ListingSettings);
  else await repository.saveCountry(tx, userId, accountId, site, place as CountrySettings);
}
