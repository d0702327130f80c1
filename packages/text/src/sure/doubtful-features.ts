import { isNoun } from '../phrases.ts';
import { nounText } from '../word-forms.ts';
import type { Doubtful } from './doubt.ts';
import { GERMAN_FIRST_PARTS } from './motifs.data.ts';
import { isShape, lower } from './product.ts';

/** Goods with a picture of something on them. */
const SHOWS =
  /(?:balloon|banner|sticker|tattoo|invitation|keyring|dice|puzzle|jigsaw|windsock|bunting|pencil case)s?$/u;

/** Of these, "boy" and "girl" say what they are. */
const BEINGS = /(?:puppet|doll|figure|figurine|mask)s?$/u;

const PUPPET = /(?:puppet|plush|soft toy|costume|doll|figure|figurine)s?$/u;

/** What is shown stands too far from goods whose name goes on behind a preposition. */
const isLong = (noun: string): boolean =>
  / (?:di|de|con|avec|à|per|pour|para) /u.test(noun) &&
  !/(?:a mano|à main|de mano|dit[oa]|doigts?|dedos?|peluche|gonfiabile|hinchable)$/u.test(noun);

/** Motifs of which the goods' name and the motif's make a sentence of any language. */
export const hasDoubtfulMotif = ({ motifs, goods, elements, language, colours }: Doubtful): boolean => {
  if (motifs.length === 0) return false;
  // Of "marionnette dinosaure verte" the reader does not know what is green.
  if (language !== 'de' && colours.length > 0) return true;
  if (motifs.length > 1 || goods === undefined || !(isShape(goods) || SHOWS.test(lower(goods)))) return true;
  const motif = elements.find((element) => isNoun(element) && nounText(element.term) === motifs[0]);
  if (
    !isNoun(motif) ||
    (motif.term.plural && language !== 'de' && !/^(?:hearts|stars|flowers|roses)$/u.test(lower(motif)))
  )
    return true;
  if (language !== 'de' && (goods.term.plural || isLong(nounText(goods.term)))) return true;
  if (language === 'de' && !GERMAN_FIRST_PARTS.has(motifs[0] ?? '') && !PUPPET.test(lower(goods))) return true;
  // "Dolphin - Mask": two that belong together stand together, or behind a mark.
  const at = elements.indexOf(motif);
  return elements[at + 1] !== goods && !(elements[at - 1]?.kind === 'symbol' && elements[at + 1] === undefined);
};

export const hasDoubtfulFeatures = (given: Doubtful): boolean => {
  const { occasions, adjectives, audiences, materials, colours, goods, language, motifs, isSet, elements } = given;
  // "Golden Brown" is one colour.
  const isOne = colours.some((colour, at) => at > 0 && elements[elements.indexOf(colour) - 1] === colours[at - 1]);
  if (isOne || (goods !== undefined && audiences.length > 0 && BEINGS.test(lower(goods)))) return true;
  if (isSet && adjectives.length + motifs.length + occasions.length > 0) return true;
  if (
    language === 'de' &&
    [...occasions, ...adjectives].filter((text) => text.endsWith('-')).length + motifs.length > 1
  )
    return true;
  if (
    language === 'de' &&
    goods !== undefined &&
    !/^\p{Lu}[\p{L}-]+$/u.test(nounText(goods.term)) &&
    [...occasions, ...adjectives].some((text) => text.endsWith('-'))
  )
    return true;
  if (occasions.length > 0 && audiences.length > 0 && goods !== undefined && language !== 'de') return true;
  const isOfHouse = occasions.some((text) => /Puppenhaus|poupée|bambole|muñecas/u.test(text));
  if (isOfHouse && audiences.length + motifs.length + colours.length + adjectives.length + materials.length > 0)
    return true;
  if (
    occasions.length > 1 ||
    adjectives.length > 1 ||
    audiences.length > 1 ||
    materials.length > 1 ||
    colours.length > 2
  )
    return true;
  if (occasions.length + materials.length + audiences.length > 2) return true;
  if (language === 'de' || goods === undefined || colours.length + adjectives.length === 0) return false;
  // A noun of one form for both numbers does not tell with what a colour agrees.
  return goods.term.plural && nounText(goods.term, true) === nounText(goods.term, false);
};
