import type { TextLanguage, TitleTarget } from '../language.ts';
import { targetLanguage } from '../lexicon.ts';
import type { DescribedItem, Fact } from './describe.ts';
import { fillDescription, hasPlaceholder, type Placeholder } from './template.ts';
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
  /** Absent where the seller's own text is not to be shown. */
  readonly own?: OwnText | undefined;
  /** The seller's template for the site. */
  readonly template?: string | undefined;
}

/**
 * A listing's description in HTML: what the item is, its features, its sizes, what there is to choose from and what is in the box; then the
 * seller's own text, below a line that names its language where it is not the buyer's.
 */
export function writeDescription({ title, described, to, own, template }: WrittenDescription): string {
  const language = targetLanguage(to);
  const sectionOf = (section: Section) =>
    sectionHtml(HEADINGS[section][language], described.sections[section], language);
  const ownText = own ? ownHtml(own, language) : '';
  const heading = `<p><strong>${escapeHtml(title)}</strong></p>`;
  const all = SECTIONS.map(sectionOf).join('');
  if (template === undefined) return heading + all + ownText;
  const parts: Record<Placeholder, string> = {
    title: escapeHtml(title),
    description: all + (hasPlaceholder(template, 'own_text') ? '' : ownText),
    brand: escapeHtml(brandOf(described, language)),
    product: sectionOf('product'),
    facts: sectionOf('product') + sectionOf('features'),
    sizes: sectionOf('sizes'),
    choices: sectionOf('choices'),
    box: sectionOf('box'),
    own_text: ownText,
  };
  return fillDescription(template, parts);
}

/** The brand as a buyer reads it; empty where there is none. */
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
