import type { Site } from '@quayside/kernel';
import { type SizeConverter, sizeKindOf } from '@quayside/kernel/sizes/size-converter';
import { sizedTitle } from '@quayside/kernel/sizes/sized-title';
import type { Db } from '../../platform/database/db.ts';
import { type ChartedItem, sizeConvertersOf } from './size-converters.ts';

export interface TitledUnits {
  readonly title: string;
  readonly units: readonly { readonly specifics: Readonly<Record<string, string>> }[];
}

/** Home titles with a site's sizes, before they are translated. */
export async function titlesOnSites(
  db: Db,
  userId: number,
  items: readonly (ChartedItem & TitledUnits)[],
): Promise<(item: ChartedItem & TitledUnits, site: Site) => string> {
  const converters = await sizeConvertersOf(db, userId, items);
  const known = new Map(items.map((item) => [item, converters(item)]));
  return (item, site) => titleOnSite(item, known.get(item) ?? converters(item), site);
}

export function titleOnSite(item: ChartedItem & TitledUnits, converter: SizeConverter, site: Site): string {
  return sizedTitle(item.title, sizeSpecificOf(item), converter, site);
}

/** The specific that states what an item's sizes measure: shoes or clothing. */
function sizeSpecificOf({ attributes, units }: ChartedItem & TitledUnits): string {
  const names = [...units.flatMap(({ specifics }) => Object.keys(specifics)), ...Object.keys(attributes)];
  return (
    names.find((name) => sizeKindOf(name) === 'shoes') ?? names.find((name) => sizeKindOf(name) !== undefined) ?? 'Size'
  );
}
