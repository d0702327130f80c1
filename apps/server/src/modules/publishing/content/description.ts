import type { BuyerLanguage } from '@quayside/kernel';

/** Stands before the seller's own text when that text is not in the buyer's language. */
const ORIGINAL_NOTE: Readonly<Record<string, (language: string) => string>> = {
  en: (language) => `Seller’s original description (in ${language}):`,
  de: (language) => `Originalbeschreibung des Verkäufers (${language}):`,
  fr: (language) => `Description d’origine du vendeur (en ${language}) :`,
  it: (language) => `Descrizione originale del venditore (in ${language}):`,
  es: (language) => `Descripción original del vendedor (en ${language}):`,
};

function noteOn(from: string, language: BuyerLanguage): string | undefined {
  const spoken = language.slice(0, 2);
  if (from === spoken) return undefined;
  return ORIGINAL_NOTE[spoken]?.(new Intl.DisplayNames(spoken, { type: 'language' }).of(from) ?? from);
}

/**
 * A listing's description in HTML: the title and the specifics in the buyer's language, then the seller's own text. Sentences are never
 * machine-translated; a note marks a text in another language.
 */
export function describeItem(input: {
  readonly title: string;
  /** Specifics with names that a buyer can read. Where names are codes, the marketplace shows them itself. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** The HTML that the seller wrote on the home site. */
  readonly original: string;
  /** The home site's language, e.g. `en`. */
  readonly from: string;
  readonly language: BuyerLanguage;
}): string {
  const rows = Object.entries(input.attributes)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `<li>${escapeHtml(name)}: ${escapeHtml(values.join(', '))}</li>`);
  const note = noteOn(input.from, input.language);
  return [
    `<p><strong>${escapeHtml(input.title)}</strong></p>`,
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '',
    input.original.trim() === '' ? '' : `${note ? `<p><em>${note}</em></p>` : ''}${input.original}`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
