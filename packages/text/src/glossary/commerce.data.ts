import { COMMERCE_FASHION } from './commerce-fashion.data.ts';
import { COMMERCE_HOME } from './commerce-home.data.ts';
import { COMMERCE_LIVING } from './commerce-living.data.ts';
import { COMMERCE_LOOKS } from './commerce-looks.data.ts';
import { COMMERCE_PHRASES } from './commerce-phrases.data.ts';
import { COMMERCE_TECH } from './commerce-tech.data.ts';
import { COMMERCE_WORKSHOP } from './commerce-workshop.data.ts';

/**
 * The general commerce glossary: English to German, French, Italian and Spanish, as sellers write titles.
 *
 * One entry per line, `en[~enPlural] ; pos ; de ; fr ; it ; es`; no English form occurs twice in these files.
 * `-` omits the word, `=` keeps the English word, `#` starts a comment line.
 * - `n` noun: `singular/plural/gender`, or `form/gender` if both are equal. A word that is always plural in
 *   English has the form that titles use (trousers: `Hose/Hosen/f`; sunglasses: French `lunettes de soleil/f`).
 * - `a` adjective, `c` colour, `v` participle: German `stem/inflected-e`; in the other languages `m/f/mp/fp`, or
 *   one invariable form. A single capitalised German form is the first part of a compound (`Reinigungs` + Set), as is
 *   every German `m` (material) form (`Holz`, `Baumwoll`).
 * - `u` audience, `f` function word and `p` fixed phrase are used unchanged; `{n}` is a number of the title.
 */
export const COMMERCE_GLOSSARY = [
  COMMERCE_PHRASES,
  COMMERCE_LOOKS,
  COMMERCE_FASHION,
  COMMERCE_HOME,
  COMMERCE_TECH,
  COMMERCE_WORKSHOP,
  COMMERCE_LIVING,
].join('\n');
