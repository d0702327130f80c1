import type { AccountSession, Connector } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Content, ContentSource } from '../../src/modules/dispatch/index.ts';
import { type ShopItem, skuOf } from './shop-desired-states.ts';

/** The current home listing, with the specifics that the site's category requires. */
export function homeContentOf(
  items: readonly ShopItem[],
  connector: Connector,
  session: AccountSession,
): ContentSource {
  const settingsOf = new Map<Site, Readonly<Record<string, string>>>();
  const categories = new Map<string, string>();
  /** The category that the site suggests, requested once. */
  const categoryOn = async (site: Site, { title, categoryId }: ShopItem['home']): Promise<string> => {
    const known = categories.get(`${site} ${title}`);
    if (known !== undefined) return known;
    const [suggested] = (await connector.categories?.suggest(session, site, title)) ?? [];
    const found = suggested?.categoryId ?? categoryId;
    categories.set(`${site} ${title}`, found);
    return found;
  };
  return {
    async load(_db, _account, site, keys) {
      const settings = settingsOf.get(site) ?? (await connector.siteReadiness(session, site)).settings;
      settingsOf.set(site, settings);
      const wanted = new Set(keys);
      const contents = new Map<string, Content>();
      for (const item of items.filter((one) => wanted.has(skuOf(one, site)))) {
        const { home } = item;
        const sku = skuOf(item, site);
        const categoryId = await categoryOn(site, home);
        const required = (await connector.categoryRequirements(session, site, categoryId))?.requiredAspects ?? [];
        const aspects = required.map(({ name, allowedValues }) => [
          name,
          home.attributes[name] ?? [allowedValues[0] ?? '1'],
        ]);
        contents.set(sku, {
          key: sku,
          isGroup: false,
          title: home.title.slice(0, 80),
          description: home.description || home.title,
          categoryId,
          brand: home.brand,
          mpn: home.mpn,
          condition: home.condition,
          images: home.images,
          attributes: { ...home.attributes, ...Object.fromEntries(aspects) },
          settings,
          units: [{ sku, gtin: home.gtin, specifics: {}, images: home.images }],
        });
      }
      return contents;
    },
  };
}
