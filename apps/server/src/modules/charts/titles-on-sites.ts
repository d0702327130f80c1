import type { Site } from '@quayside/kernel';
import { sizedTitle } from '@quayside/kernel/sizes/sized-title';
import { type Sizer, sizeKindOf } from '@quayside/kernel/sizes/sizer';
import type { Db } from '../../platform/database/db.ts';
import { type ChartedItem, sizersOf } from './sizers.ts';

export interface TitledUnits {
  readonly title: string;
  readonly units: readonly { readonly specifics: Readonly<Record<string, string>> }[];
}

/** Home titles in which sizes are those of a site, before they are translated. */
export async function titlesOnSites(
  db: Db,
  userId: number,
  items: readonly (ChartedItem & TitledUnits)[],
): Promise<(item: ChartedItem & TitledUnits, site: Site) => string> {
  const sizers = await sizersOf(db, userId, items);
  const known = new Map(items.map((item) => [item, sizers(item)]));
  return (item, site) => titleOnSite(item, known.get(item) ?? sizers(item), site);
}

export function titleOnSite(item: ChartedItem & TitledUnits, sizer: Sizer, site: Site): string {
  return sizedTitle(item.title, sizeSpecificOf(item), sizer, site);
}

/** The specific that says what an item's sizes are: of shoes or of clothing. */
function sizeSpecificOf({ attributes, units }: ChartedItem & TitledUnits): string {
  const names = [...units.flatMap(({ specifics }) => Object.keys(specifics)), ...Object.keys(attributes)];
  return (
    names.find((name) => sizeKindOf(name) === 'shoes') ?? names.find((name) => sizeKindOf(name) !== undefined) ?? 'Size'
  );
}
