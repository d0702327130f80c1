import { type TextLanguage, type TitleTarget, targetLanguage } from '../language.ts';
import type { DescribedItem, Fact } from './describe.ts';
import { escapeHtml } from './escape.ts';
import { type Picture, picturesHtml, withAltTexts } from './pictures.ts';
import { fillDescription, filledLength, hasPlaceholder } from './template.ts';
import { COLON, HEADINGS, LANGUAGE_NAMES, OWN_TEXT_NOTE, SECTIONS, type Section } from './words.data.ts';

/** The seller's own text, as safe HTML. */
export interface OwnText {
  readonly html: string;
  readonly language: TextLanguage;
}

export interface WrittenDescription {
  readonly title: string;
  readonly described: DescribedItem;
  readonly to: TitleTarget;
  /** Absent if the seller's own text should not be shown. */
  readonly own?: OwnText | undefined;
  /** The seller's own text, where there is one, stands in place of the facts. */
  readonly isOwnAlone?: boolean | undefined;
  /** For templates that show them. */
  readonly pictures?: readonly Picture[] | undefined;
  /** The seller's template for the site. */
  readonly template?: string | undefined;
  /** In characters. */
  readonly longest: number;
}

/**
 * A listing's description in HTML: what the item is, its features, its sizes, the choices and what is in the box; then
 * the seller's own text, below a line that states its language if it differs from the buyer's.
 * @returns undefined if the filled template would be longer than `longest`; it is measured before it is filled
 */
export function writeDescription({
  title,
  described,
  to,
  own,
  isOwnAlone = false,
  pictures = [],
  template,
  longest,
}: WrittenDescription): string | undefined {
  const language = targetLanguage(to);
  const sectionOf = (section: Section) =>
    sectionHtml(HEADINGS[section][language], described.sections[section], language);
  const ownText = own ? ownHtml(own, language) : '';
  const heading = `<p><strong>${escapeHtml(title)}</strong></p>`;
  const all = isOwnAlone && ownText !== '' ? '' : SECTIONS.map(sectionOf).join('');
  if (template === undefined) return withAltTexts(heading + all + ownText, title);
  const parts = {
    title: escapeHtml(title),
    description: all + (hasPlaceholder(template, 'own_text') ? '' : ownText),
    brand: escapeHtml(brandOf(described, language)),
    product: sectionOf('product'),
    facts: sectionOf('product') + sectionOf('features'),
    sizes: sectionOf('sizes'),
    choices: sectionOf('choices'),
    box: sectionOf('box'),
    own_text: ownText,
    pictures: picturesHtml(pictures),
  };
  const lengths = Object.fromEntries(Object.entries(parts).map(([name, html]) => [name, html.length]));
  if (filledLength(template, lengths) > longest) return undefined;
  return withAltTexts(fillDescription(template, parts), title);
}

/** The brand as shown to a buyer; empty if there is none. */
function brandOf({ sections }: DescribedItem, language: TextLanguage): string {
  const names = new Set(['brand', 'marke', 'marque', 'marca']);
  const fact = sections.product.find(({ name }) => names.has(name.toLocaleLowerCase(language)));
  return fact?.values.join(', ') ?? '';
}

function sectionHtml(heading: string, facts: readonly Fact[], language: TextLanguage): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ name, values }) => `<li>${escapeHtml(name)}${COLON[language]}${escapeHtml(values.join(', '))}</li>`,
  );
  return `<h3>${escapeHtml(heading)}</h3><ul>${rows.join('')}</ul>`;
}

function ownHtml({ html, language: own }: OwnText, language: TextLanguage): string {
  if (html.trim() === '') return '';
  if (own === language) return `<div>${html}</div>`;
  const note = OWN_TEXT_NOTE[language].replace('{}', LANGUAGE_NAMES[language][own]);
  return `<p><em>${escapeHtml(note)}</em></p><div>${html}</div>`;
}
