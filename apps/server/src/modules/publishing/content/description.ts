import type { BuyerLanguage } from '@quayside/kernel';

/** Before the seller's own words where they are in another language than the buyer's: said, not hidden. */
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
 * A listing's description in HTML: the title and the specifics in the buyer's language, then the seller's own text. No machine writes
 * sentences here; a text that is not in the buyer's language says so.
 */
export function describeItem(input: {
  readonly title: string;
  /** By names that a buyer can read; where a marketplace's are codes, it shows them by itself. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** HTML as the seller wrote it on the home site. */
  readonly original: string;
  /** The language of that site, e.g. `en`. */
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
