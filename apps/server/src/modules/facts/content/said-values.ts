import type { Site } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { sizeConvertersOf } from '../../charts/index.ts';
import type { Item } from '../../products/index.ts';
import { createValueSayer, type SaidValue, type SayValue, sourceLanguagesOf } from '../../translations/index.ts';
import { type Audience, aspectsFor, specificsFor } from './aspects.ts';
import { codedAspects, codedSpecifics, needsCodes } from './coded-aspects.ts';
import { withTitleFacts } from './title-facts.ts';

/** Says the values of an item's specifics in a site's language. */
export type SayValuesOf = (item: Pick<Item, 'accountId'>, site: Site) => SayValue;

/** The values that listings of these items state in words, beside names, codes and converted sizes. */
export async function saidValues(
  db: Db,
  userId: number,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<readonly SaidValue[]> {
  const languageOf = await sourceLanguagesOf(db, userId, items);
  const converters = await sizeConvertersOf(db, userId, items);
  const said: SaidValue[] = [];
  for (const item of items) {
    const from = languageOf(item);
    for (const site of sites) {
      const translate = (value: string) => {
        said.push({ from, site, value });
        return value;
      };
      stateAll(item, { site, translate, converter: converters(item) });
    }
  }
  return said;
}

/** Runs over everything that a listing states. */
function stateAll(item: Item, audience: Audience): void {
  const isCoded = needsCodes(audience.site, item.platform);
  const facts = withTitleFacts(item);
  if (isCoded) codedAspects(facts.attributes, item.platform, audience);
  else aspectsFor(facts, audience);
  for (const { specifics } of item.units) {
    if (isCoded) codedSpecifics(specifics, item.platform, audience);
    else specificsFor(item, specifics, audience);
  }
}

export async function createSayValues(
  db: Db,
  userId: number,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<SayValuesOf> {
  const languageOf = await sourceLanguagesOf(db, userId, items);
  const sayer = await createValueSayer(db, userId, await saidValues(db, userId, items, sites));
  const known = new Map<string, SayValue>();
  return (item, site) => {
    const key = `${languageOf(item)} ${site}`;
    const say = known.get(key) ?? sayer(languageOf(item), site);
    known.set(key, say);
    return say;
  };
}

/** The specifics in which an item's units differ by a value that cannot be said on the site, by the names there. */
export function unsaidOf(item: Item, audience: Audience): readonly string[] {
  const missing = new Set<string>();
  for (const { specifics } of item.units) {
    const said = needsCodes(audience.site, item.platform)
      ? codedSpecifics(specifics, item.platform, audience)
      : specificsFor(item, specifics, audience);
    for (const [name, value] of Object.entries(said)) if (value === undefined) missing.add(name);
  }
  return [...missing];
}
