import type { TextLanguage } from '@quayside/text';

/** What listings of a seller without VAT say, in the buyer's language: buyers and tax offices ask why a price contains none. */
export const VAT_FREE_NOTICE: Readonly<Record<TextLanguage, string>> = {
  de: 'Es wird keine Umsatzsteuer berechnet: Der Verkäufer ist Kleinunternehmer.',
  en: 'No VAT is charged: the seller is a small business that is exempt from it.',
  es: 'No se cobra IVA: el vendedor es una pequeña empresa exenta.',
  fr: 'TVA non facturée\u202f: le vendeur est une petite entreprise qui en est exonérée.',
  it: 'IVA non addebitata: il venditore è una piccola impresa esente.',
};
