import { DESCRIPTION_LIMIT } from '@quayside/contract';
import { countries, hasCodedSpecifics, platformOfSite, siteFacts } from '@quayside/kernel';
import { packQuantityIn } from '@quayside/kernel/matching';
import type { SpecificField } from '@quayside/kernel/specifics';
import { type TextLanguage, targetLanguage } from '@quayside/text';
import {
  describeFacts,
  describeVariant,
  escapeHtml,
  type ItemFacts,
  type LeftOut,
  type Picture,
  writeDescription,
} from '@quayside/text/description';
import { hasVisibleContent, safeHtml, viewOf, type Written } from '../../descriptions/index.ts';
import type { Item } from '../../products/index.ts';
import { aspectName, offeredValue } from './aspects.ts';
import type { Reader } from './readers.ts';
import { withTitleFacts } from './title-facts.ts';
import { VAT_FREE_NOTICE } from './vat-free.data.ts';

/** The highest limit of all marketplaces; each of the others uses its beginning. */
const LONGEST = DESCRIPTION_LIMIT;
/** How sites name a category that holds the rest of its parent. */
const REST = /^(?:other|sonstiges?|autres?|altr[oi]|otr[oa]s?|overige?)$/iu;
/** As many as eBay's gallery takes. */
const MOST_PICTURES = 24;

/** Values are translated only if they are known words. */
export type DescribedFor = Omit<Reader, 'translate'>;

/**
 * A listing's description in HTML: from facts in the buyer's language, in the seller's template if there is one, with
 * the seller's own text if the setting and its language allow it. Facts without a translation are left out and listed.
 */
export function describeItem(item: Item, title: string, reader: DescribedFor): Written {
  if (!reader.isVatFree) return describe(item, title, reader, LONGEST);
  const notice = `<p>${escapeHtml(VAT_FREE_NOTICE[targetLanguage(siteFacts(reader.site).language)])}</p>`;
  const written = describe(item, title, reader, LONGEST - notice.length);
  return { ...written, html: written.html + notice };
}

function describe(item: Item, title: string, reader: DescribedFor, longest: number): Written {
  const { site, setting } = reader;
  const translated = setting.choice === 'none' ? undefined : reader.translated;
  const told = { translated: translated ? viewOf(translated) : null };
  if (setting.choice === 'none') {
    const isOwnTextLeftOut = item.description.trim() !== '';
    return { html: `<p><strong>${escapeHtml(title)}</strong></p>`, leftOut: [], isOwnTextLeftOut, ...told };
  }
  const facts = factsOf(item, reader);
  const described = describeFacts(facts);
  const leftOut: readonly LeftOut[] = described.leftOut;
  const to = siteFacts(site).language;
  const template = setting.template ?? undefined;
  const isOwnAlone = setting.choice === 'translated';
  const pictures = picturesOf(item, title, facts);
  const given = { title, described, to, isOwnAlone, pictures, longest };
  // A template that this item's facts alone make too long is left out.
  const write = (own?: OwnText) => writeDescription({ ...given, template, own });
  const plain = () => write() ?? writeDescription(given) ?? '';
  const { own, isUnreadable } = ownOf(item, reader);
  if (own === null) return { html: plain(), leftOut, isOwnTextLeftOut: isUnreadable, ...told };
  const whole = own && write(own);
  const fits = whole !== undefined && whole.length <= longest;
  return { html: fits ? whole : plain(), leftOut, isOwnTextLeftOut: !fits, ...told };
}

interface OwnText {
  readonly html: string;
  readonly language: TextLanguage;
}

/** The seller's own text as it may be shown: null where it says nothing, undefined where it may not. */
function ownOf(item: Item, { site, from, setting, translated }: DescribedFor) {
  const to = targetLanguage(siteFacts(site).language);
  const isForeign = to !== from;
  if (isForeign && translated?.html !== undefined) {
    return { own: { html: translated.html, language: to }, isUnreadable: false };
  }
  // A marketplace would turn list entries into bullet points, which do not state their language.
  const { html, isUnreadable = false } = safeHtml(item.description, { isWithoutLists: isForeign });
  if (!hasVisibleContent(html)) return { own: null, isUnreadable };
  const isShown = setting.choice === 'own' || !isForeign;
  return { own: isShown ? { html, language: from } : undefined, isUnreadable };
}

/** Pictures of the item, named by its title, then those of its variants, named by what the variant is, too. */
function picturesOf(item: Item, title: string, facts: ItemFacts): Picture[] {
  const named = new Map(item.images.map((src) => [src, title]));
  for (const { images, specifics } of item.units) {
    const alt = [title, ...describeVariant(facts, specifics)].join(', ');
    for (const src of images) if (!named.has(src)) named.set(src, alt);
  }
  return [...named].slice(0, MOST_PICTURES).map(([src, alt]) => ({ src, alt }));
}

function factsOf(item: Item, reader: DescribedFor): ItemFacts {
  const { site, from, fields } = reader;
  const said = withTitleFacts(item);
  const words = reader.words(from, site);
  const isCoded = hasCodedSpecifics(platformOfSite(site) ?? item.platform);
  const nameThere = (name: string) => aspectName(name, site, item.platform);
  return {
    from,
    to: siteFacts(site).language,
    brand: item.brand,
    // Product types and specifics of such a marketplace are codes, not words.
    category: isCoded ? null : (reader.categoryPath?.findLast((name) => !REST.test(name)) ?? null),
    given: isCoded ? {} : reader.given,
    condition: reader.condition,
    attributes: said.attributes,
    variants: item.units.map(({ specifics }) => specifics),
    packQuantity: packQuantityIn(item.title),
    size(name, value) {
      const size = reader.converter({ home: name, there: isCoded ? '' : nameThere(name) }, value, site);
      if (!size) return undefined;
      return size.kind === 'unmapped' ? null : { name: nameThere(name), text: size.size };
    },
    translate: (name, value) =>
      offeredValue(name.trim().toLowerCase(), value, site) ??
      spelledThere(fields, nameThere(name), value) ??
      words(value),
    country: (value) => countryIn(value, siteFacts(site).language),
    nameThere,
  };
}

/** A value that the site's category offers, in its spelling. */
function spelledThere(fields: readonly SpecificField[], name: string, value: string): string | undefined {
  const field = fields.find((one) => one.name === name);
  const wanted = value.trim().toLowerCase();
  return field?.allowedValues.find((one) => one.toLowerCase() === wanted);
}

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'];
let codes: ReadonlyMap<string, string> | undefined;

/** A country, recognized by its name in any of the sites' languages or by its code, in the given language. */
function countryIn(value: string, language: string): string | undefined {
  codes ??= new Map(
    LANGUAGES.flatMap((one) => {
      const names = new Intl.DisplayNames(one, { type: 'region' });
      return countries().flatMap(({ code }) =>
        /^[A-Z]{2}$/.test(code)
          ? [[(names.of(code) ?? code).toLowerCase(), code] as const, [code.toLowerCase(), code] as const]
          : [],
      );
    }),
  );
  const code = codes.get(value.trim().toLowerCase());
  return code && new Intl.DisplayNames(language, { type: 'region' }).of(code);
}
