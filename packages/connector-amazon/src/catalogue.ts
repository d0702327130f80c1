import { type AccountSession, type CatalogueProduct, chunked, mapBounded } from '@quayside/connector-kit';
import { type Site, toGtin14 } from '@quayside/kernel';
import { type AmazonClient, SEARCH_LIMIT } from './client.ts';
import { amazonSite } from './sites.ts';
import { TITLE_LIMIT } from './transform/attributes.ts';
import type { CatalogItem } from './wire.ts';

/** A run reads a product when it is prepared and again when it is sent. */
const LIFETIME_MS = 30 * 60_000;
const LARGEST_CACHE = 50_000;
/** The maximum number of pages in one search: an identifier rarely has more than a product or two. */
const MAX_PAGES = 3;
/** Searches run one after another: Amazon's bucket has two tokens, and two calls that wait together arrive together. */
const PARALLEL_SEARCHES = 1;

export interface Catalogue {
  /** Finds products on a site by GTIN, keyed by the GTIN as given. */
  find(session: AccountSession, site: Site, gtins: readonly string[]): Promise<Map<string, CatalogueProduct>>;
}

/** Amazon's catalogue, which is shared by all sellers and differs from site to site. Absence is cached as well. */
export function createCatalogue(client: AmazonClient): Catalogue {
  const cache = new Map<string, { readonly at: number; readonly product: CatalogueProduct | undefined }>();

  function keep(key: string, at: number, product: CatalogueProduct | undefined): void {
    cache.delete(key);
    cache.set(key, { at, product });
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
  }

  return {
    async find(session, site, gtins) {
      const { marketplaceId } = amazonSite(site);
      const now = session.clock.now().getTime();
      const known = gtins.flatMap((gtin) => {
        const code = toGtin14(gtin);
        return code === undefined ? [] : [[gtin, code] as const];
      });
      const keyOf = (code: string) => `${marketplaceId} ${code}`;
      const wanted = [...new Set(known.map(([, code]) => code))].filter((code) => {
        const existing = cache.get(keyOf(code));
        return existing === undefined || now - existing.at >= LIFETIME_MS;
      });
      const found = await search(client, session, site, wanted);
      for (const code of wanted) keep(keyOf(code), now, productOf(site, found.get(code) ?? []));
      return new Map(
        known.flatMap(([gtin, code]): [string, CatalogueProduct][] => {
          const product = cache.get(keyOf(code))?.product;
          return product ? [[gtin, product]] : [];
        }),
      );
    },
  };
}

type CodeType = 'EAN' | 'GTIN' | 'UPC';

/** The shortest form of a code of 14 digits, which the catalogue uses. */
function asCode(gtin14: string): readonly [CodeType, string] {
  if (gtin14.startsWith('000000')) return ['EAN', gtin14.slice(6)];
  if (gtin14.startsWith('00')) return ['UPC', gtin14.slice(2)];
  return gtin14.startsWith('0') ? ['EAN', gtin14.slice(1)] : ['GTIN', gtin14];
}

async function search(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  gtins: readonly string[],
): Promise<Map<string, CatalogItem[]>> {
  const byType = new Map<CodeType, string[]>();
  for (const [type, code] of gtins.map(asCode)) byType.set(type, [...(byType.get(type) ?? []), code]);
  const calls = [...byType].flatMap(([type, codes]) => chunked(codes, SEARCH_LIMIT).map((chunk) => ({ type, chunk })));
  const pages = await mapBounded(calls, PARALLEL_SEARCHES, async ({ type, chunk }) => {
    const items: CatalogItem[] = [];
    let token: string | undefined;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const body = await client.searchCatalog(session, site, type, chunk, token);
      items.push(...(body?.items ?? []));
      token = body?.pagination?.nextToken;
      if (token === undefined) break;
    }
    return items;
  });
  const found = new Map<string, CatalogItem[]>();
  for (const item of pages.flat()) {
    for (const code of codesOf(item)) found.set(code, [...(found.get(code) ?? []), item]);
  }
  return found;
}

function codesOf({ identifiers = [] }: CatalogItem): Set<string> {
  const stated = identifiers.flatMap((one) => one.identifiers ?? []);
  return new Set(stated.flatMap(({ identifier }) => toGtin14(identifier ?? null) ?? []));
}

/** Undefined if the site has no such product. If there are several, none can be assumed to be the seller's. */
function productOf(site: Site, items: readonly CatalogItem[]): CatalogueProduct | undefined {
  const { marketplaceId } = amazonSite(site);
  const here = (one: { readonly marketplaceId?: string }) => one.marketplaceId === marketplaceId;
  const distinct = new Map(items.flatMap((item) => (item.asin === undefined ? [] : [[item.asin, item] as const])));
  const [first] = distinct.values();
  if (first?.asin === undefined) return undefined;
  const summary = first.summaries?.find(here);
  const pictures = first.images?.find(here)?.images ?? [];
  // Amazon returns each picture in several sizes; the widest is used.
  const links = new Map<string, { readonly link: string; readonly width: number }>();
  for (const { variant = 'MAIN', link, width = 0 } of pictures) {
    if (link !== undefined && width >= (links.get(variant)?.width ?? 0)) links.set(variant, { link, width });
  }
  return {
    title: [...(summary?.itemName ?? '')].slice(0, TITLE_LIMIT).join(''),
    images: [...links.values()].map(({ link }) => link),
    facts: {
      productId: first.asin,
      brand: summary?.brand ?? null,
      packQuantity: summary?.packageQuantity ?? null,
      isOneOfSeveral: distinct.size > 1,
    },
  };
}
