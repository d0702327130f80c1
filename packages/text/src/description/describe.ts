import { type TextLanguage, type TitleTarget, targetLanguage } from '../language.ts';
import { type FactName, findFactName } from './fact-names.ts';
import { translateFrequentValue } from './fact-values.ts';
import { isEmptyValue, isPlainSize } from './say-value.ts';
import { CONDITIONS, LABELS, PIECES, type Section } from './words.data.ts';

type Specifics = Readonly<Record<string, readonly string[]>>;

/** The known facts about an item, and the site's terms for them. */
export interface ItemFacts {
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  readonly brand: string | null;
  /** The name of the item's category on the site, in the site's language. */
  readonly category: string | null;
  /** The marketplace's code. */
  readonly condition: string;
  /** The attributes of the item at home. */
  readonly attributes: Specifics;
  /** What the seller set for the item on this site, by the site's names. Empty values: the seller removed it. */
  readonly given: Specifics;
  /** The specifics in which the item's variants differ, at home. */
  readonly variants: readonly Readonly<Record<string, string>>[];
  /** Pieces in a pack; 1 if not stated. */
  readonly packQuantity: number;
  /**
   * A size by the site's charts, under the site's name; null if the site uses another system and no chart has the size;
   * undefined if it is not a size.
   */
  readonly size: (name: string, value: string) => { readonly name: string; readonly text: string } | null | undefined;
  /** The site's translation of a value; undefined if it has none. */
  readonly translate: (name: string, value: string) => string | undefined;
  /** A country in the site's language; undefined if it is not a country. */
  readonly country: (value: string) => string | undefined;
  /** The name of a specific on a site with the home's own language, such as `Color` for `Colour`. */
  readonly nameThere: (name: string) => string;
}

export interface Fact {
  readonly name: string;
  readonly values: readonly string[];
}

/** What a description omits, as the seller wrote it, and why. */
export interface LeftOut {
  readonly name: string;
  readonly value: string;
  /** Whether the name or the value has no translation in the buyer's language. */
  readonly why: 'name' | 'value';
}

export interface DescribedItem {
  readonly sections: Readonly<Record<Section, readonly Fact[]>>;
  readonly leftOut: readonly LeftOut[];
}

/**
 * What a site's buyers are told about an item, in their language: numbers, units and names exactly, everything else in
 * known words. Facts without a reliable translation are omitted and listed, never left in another language.
 */
export function describeFacts(facts: ItemFacts): DescribedItem {
  const language = targetLanguage(facts.to);
  const sections: Record<Section, Fact[]> = { product: [], features: [], sizes: [], choices: [], box: [] };
  const leftOut: LeftOut[] = [];
  const taken = new Set<string>();
  const add = (section: Section, name: string, values: readonly string[]) => {
    const key = name.toLowerCase();
    if (taken.has(key) || values.length === 0) return;
    taken.add(key);
    sections[section].push({ name, values: [...new Set(values)] });
  };
  if (facts.category) add('product', LABELS.type[language], [facts.category]);
  const varying = varyingOf(facts);
  // The seller's own values for this site come first.
  for (const [name, values] of Object.entries(facts.given)) {
    const said = values.map((value) => value.trim()).filter((value) => !isEmptyValue(value));
    if (varying.has(name.toLowerCase())) continue;
    add(findFactName(name, language)?.section ?? 'features', name, said);
    taken.add(name.toLowerCase());
  }
  const brand = facts.brand?.trim() ?? '';
  if (!isEmptyValue(brand)) add('product', brandName(facts, language), [brand]);
  for (const [name, all] of Object.entries(facts.attributes)) {
    if (varying.has(name.toLowerCase())) continue;
    const values = all.map((value) => value.trim()).filter((value) => !isEmptyValue(value));
    if (values.length === 0) continue;
    const said = sayFact(facts, language, name, values);
    leftOut.push(...said.leftOut);
    if (said.fact) add(said.section, said.fact.name, said.fact.values);
  }
  for (const [, { name, values }] of varying) {
    const said = sayFact(facts, language, name, values);
    leftOut.push(...said.leftOut);
    if (said.fact) add('choices', said.fact.name, said.fact.values);
  }
  const code = facts.condition.toLowerCase();
  const condition = Object.hasOwn(CONDITIONS, code) ? CONDITIONS[code] : undefined;
  if (condition) add('product', LABELS.condition[language], [condition[language]]);
  if (facts.packQuantity > 1 && sections.box.length === 0) {
    add('box', LABELS.quantity[language], [`${facts.packQuantity} ${PIECES[language]}`]);
  }
  return { sections, leftOut };
}

/** What a variant is, value by value, as the site says it; what has no word there is left out. */
export function describeVariant(facts: ItemFacts, variant: Readonly<Record<string, string>>): readonly string[] {
  const language = targetLanguage(facts.to);
  return Object.entries(variant).flatMap(([name, value]) =>
    isEmptyValue(value) ? [] : (sayFact(facts, language, name, [value.trim()]).fact?.values ?? []),
  );
}

function brandName({ from, nameThere }: ItemFacts, to: TextLanguage): string {
  return from === to ? nameThere('Brand') : (findFactName('Brand', 'en')?.names[to] ?? 'Brand');
}

/**
 * The values in which the variants differ, in the order of the variants; values that all have in common are excluded.
 */
function varyingOf({ variants }: ItemFacts): Map<string, { readonly name: string; readonly values: string[] }> {
  const found = new Map<string, { readonly name: string; readonly values: string[] }>();
  if (variants.length < 2) return found;
  for (const variant of variants) {
    for (const [name, value] of Object.entries(variant)) {
      const key = name.toLowerCase();
      const known = found.get(key) ?? { name, values: [] };
      found.set(key, known);
      if (!isEmptyValue(value) && !known.values.includes(value.trim())) known.values.push(value.trim());
    }
  }
  return found;
}

interface Said {
  readonly section: Section;
  readonly fact: Fact | undefined;
  readonly leftOut: readonly LeftOut[];
}

function sayFact(facts: ItemFacts, to: TextLanguage, name: string, values: readonly string[]): Said {
  const known = findFactName(name, facts.from);
  const section = known?.section ?? 'features';
  const lost = (value: string, why: LeftOut['why']): LeftOut => ({ name, value, why });
  const sizes = values.flatMap((value) => facts.size(name, value) ?? []);
  const [first] = sizes;
  if (first && sizes.length === values.length) {
    return { section, fact: { name: first.name, values: sizes.map(({ text }) => text) }, leftOut: [] };
  }
  // Some of them have a different number there that is not known.
  if (values.some((value) => facts.size(name, value) === null)) {
    return { section, fact: undefined, leftOut: values.map((value) => lost(value, 'value')) };
  }
  if (facts.from === to) {
    const said = values.map((value) => facts.translate(name, value) ?? value);
    return { section, fact: { name: facts.nameThere(name), values: said }, leftOut: [] };
  }
  if (!known) return { section, fact: undefined, leftOut: values.map((value) => lost(value, 'name')) };
  const said = values.map((value) => ({ value, text: sayValue(facts, to, known, name, value) }));
  const missing = said.filter(({ text }) => text === undefined);
  const isWhole = known.kind !== 'list' && known.kind !== 'name';
  // A partial material, or a partial list of variants, would be wrong.
  const texts = isWhole && missing.length > 0 ? [] : said.flatMap(({ text }) => text ?? []);
  const leftOut = (isWhole && missing.length > 0 ? said : missing).map(({ value }) => lost(value, 'value'));
  return { section, fact: texts.length > 0 ? { name: known.names[to], values: texts } : undefined, leftOut };
}

function sayValue(facts: ItemFacts, to: TextLanguage, fact: FactName, name: string, value: string): string | undefined {
  const { kind } = fact;
  if (kind === 'name') return value;
  if (kind === 'place') return facts.country(value);
  if (kind === 'chart') return undefined;
  if (kind === 'size' && isPlainSize(value)) return value;
  return translateFrequentValue(value, facts.from, to, fact) ?? facts.translate(name, value);
}
