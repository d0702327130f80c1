import { ebaySites } from './sites.data.ts';

/** A marketplace's categories in one language. */
export interface SiteTree {
  treeId: string;
  marketplaceId: string;
  language: string;
}

/** A tree has the number of its site; the second languages of Canada and Belgium have their own numbers. */
const otherNumbers: Readonly<Record<string, number>> = { 'fr-CA': 210, 'nl-BE': 123 };

const trees: readonly SiteTree[] = ebaySites.flatMap(({ siteId, marketplaceId, languages }) =>
  languages.map((language) => ({ treeId: String(otherNumbers[language] ?? siteId), marketplaceId, language })),
);
const treeById: ReadonlyMap<string, SiteTree> = new Map(trees.map((tree) => [tree.treeId, tree]));

export const findTree = (treeId: string): SiteTree | undefined => treeById.get(treeId);

/** A call without a language gets the default one, which on eBay Belgium is Dutch. */
const usualLanguages: Readonly<Record<string, string>> = { EBAY_BE: 'nl-BE' };

export function defaultTree(marketplaceId: string, acceptLanguage: string | undefined): SiteTree | undefined {
  const own = trees.filter((tree) => tree.marketplaceId === marketplaceId);
  const asked = acceptLanguage?.split(/[,;]/)[0]?.trim().toLowerCase();
  return (
    own.find(({ language }) => language.toLowerCase() === asked) ??
    own.find(({ language }) => language === usualLanguages[marketplaceId]) ??
    own[0]
  );
}
