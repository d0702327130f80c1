import type { Site } from '@quayside/kernel';
import type { SizeConverter } from '@quayside/kernel/sizes/size-converter';
import type { TextLanguage } from '@quayside/text';
import type { Db } from '../../../platform/database/db.ts';
import { sizeConvertersOf } from '../../charts/index.ts';
import type { Item } from '../../products/index.ts';
import { createValueSayer, type SaidValue, type SayValue, sourceLanguagesOf } from '../../translations/index.ts';
import type { Audience } from './aspects.ts';
import { statedFor } from './stated.ts';
import { withTitleFacts } from './title-facts.ts';

/** How items are stated at home: in which language, and how their sizes are converted. */
export interface Home {
  readonly languageOf: (item: Pick<Item, 'accountId'>) => TextLanguage;
  readonly converters: (item: Item) => SizeConverter;
}

export type AudienceOf = (item: Item, site: Site) => Audience;

export async function loadHome(db: Db, userId: number, items: readonly Item[]): Promise<Home> {
  const [languageOf, converters] = await Promise.all([
    sourceLanguagesOf(db, userId, items),
    sizeConvertersOf(db, userId, items),
  ]);
  return { languageOf, converters };
}

/** The values that listings of these items state in words, beside names, codes and converted sizes. */
export function saidValues(
  { languageOf, converters }: Home,
  items: readonly Item[],
  sites: readonly Site[],
): readonly SaidValue[] {
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
  const stated = statedFor(item, audience);
  stated.aspects(withTitleFacts(item).attributes);
  for (const { specifics } of item.units) stated.specifics(specifics);
}

/** The buyers of items on sites, with the words that are known for the items' values. No engine is asked here. */
export async function loadAudiences(
  db: Db,
  userId: number,
  home: Home,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<AudienceOf> {
  const sayer = await createValueSayer(db, userId, saidValues(home, items, sites));
  const known = new Map<string, SayValue>();
  return (item, site) => {
    const from = home.languageOf(item);
    const translate = known.get(`${from} ${site}`) ?? sayer(from, site);
    known.set(`${from} ${site}`, translate);
    return { site, translate, converter: home.converters(item) };
  };
}

/** The specifics in which an item's units differ by a value that cannot be said on the site, by the names there. */
export function unsaidOf(item: Item, audience: Audience): readonly string[] {
  const stated = statedFor(item, audience);
  const said = item.units.flatMap(({ specifics }) => Object.entries(stated.specifics(specifics)));
  return [...new Set(said.flatMap(([name, value]) => (value === undefined ? [name] : [])))];
}
