import { countries, hasCodedSpecifics, platformOfSite, type Site, siteFacts } from '@quayside/kernel';
import { packQuantityIn } from '@quayside/kernel/matching';
import type { SizeConverter } from '@quayside/kernel/sizes/size-converter';
import type { SpecificField } from '@quayside/kernel/specifics';
import {
  describeFacts,
  escapeHtml,
  type LeftOut,
  type TextLanguage,
  targetLanguage,
  writeDescription,
} from '@quayside/text';
import { type Setting, safeHtml, saysSomething, type Written } from '../../descriptions/index.ts';
import type { Item } from '../../products/index.ts';
import { createKnownWords } from '../../translations/index.ts';
import { type Aspects, aspectName, offeredValue } from './aspects.ts';
import { withTitleFacts } from './title-facts.ts';

/** eBay's limit of a listing's description, the highest of the marketplaces; each of the others takes its beginning. */
const LONGEST = 500_000;

/** Who reads a description, and where. */
export interface DescribedFor {
  readonly site: Site;
  /** The language of the item's home. */
  readonly from: TextLanguage;
  readonly title: string;
  readonly setting: Setting;
  readonly converter: SizeConverter;
  /** Specifics that the seller gave the item for the site. */
  readonly given: Aspects;
  /** What the item's category on the site asks for. */
  readonly fields: readonly SpecificField[];
  /** The names of the category on the site, from the top down. */
  readonly categoryPath: readonly string[] | undefined;
  readonly words: WordsOf;
}

export type WordsOf = (from: TextLanguage, site: Site) => (value: string) => string | undefined;

/** The known words of each pair of languages, looked up once for several items. */
export function createWords(): WordsOf {
  const known = new Map<string, (value: string) => string | undefined>();
  return (from, site) => {
    const key = `${from} ${siteFacts(site).language}`;
    const words = known.get(key) ?? createKnownWords(from, site);
    known.set(key, words);
    return words;
  };
}

/**
 * A listing's description in HTML: from facts in the buyer's language, in the seller's template if there is one, with the seller's own
 * text where the setting and its language allow it. What has no word in the buyer's language is left out and listed.
 */
export function describeItem(item: Item, reader: DescribedFor): Written {
  const { site, from, title, setting } = reader;
  const to = siteFacts(site).language;
  if (setting.choice === 'none') {
    const isOwnTextLeftOut = item.description.trim() !== '';
    return { html: `<p><strong>${escapeHtml(title)}</strong></p>`, leftOut: [], isOwnTextLeftOut };
  }
  const described = factsOf(item, reader);
  const template = setting.template ?? undefined;
  const isForeign = targetLanguage(to) !== from;
  const isShown = setting.choice === 'own' || !isForeign;
  // Entries of a list would become a marketplace's bullet points, which say nothing of their language.
  const { html: own, isUnreadable } = safeHtml(item.description, { isWithoutLists: isForeign });
  const hasOwn = saysSomething(own);
  const write = (html?: string) =>
    writeDescription({ title, described, to, template, ...(html ? { own: { html, language: from } } : {}) });
  const bare = write();
  const leftOut: readonly LeftOut[] = described.leftOut;
  if (!hasOwn) return { html: bare, leftOut, isOwnTextLeftOut: isUnreadable === true };
  const whole = isShown ? write(own) : bare;
  const fits = isShown && whole.length <= LONGEST;
  return { html: fits ? whole : bare, leftOut, isOwnTextLeftOut: !fits };
}

function factsOf(item: Item, reader: DescribedFor) {
  const { site, from, fields } = reader;
  const said = withTitleFacts(item);
  const words = reader.words(from, site);
  const isCoded = hasCodedSpecifics(platformOfSite(site) ?? item.platform);
  const nameThere = (name: string) => aspectName(name, site, item.platform);
  return describeFacts({
    from,
    to: siteFacts(site).language,
    brand: item.brand,
    // Product types and specifics of such a marketplace are codes, no words.
    category: isCoded ? null : (reader.categoryPath?.at(-1) ?? null),
    given: isCoded ? {} : reader.given,
    condition: item.condition,
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
  });
}

/** A value that the site's category offers, as it spells it. */
function spelledThere(fields: readonly SpecificField[], name: string, value: string): string | undefined {
  const field = fields.find((one) => one.name === name);
  const wanted = value.trim().toLowerCase();
  return field?.allowedValues.find((one) => one.toLowerCase() === wanted);
}

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'];
let codes: ReadonlyMap<string, string> | undefined;

/** A country, by its name in any of the sites' languages or by its code, in a language. */
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
