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
 * One entry a line, `en[~enPlural] ; pos ; de ; fr ; it ; es`; no English form occurs twice in these files.
 * `-` leaves the word out, `=` keeps the English word, `#` starts a comment line.
 * - `n` noun: `singular/plural/gender`, or `form/gender` where both are equal. A word that English uses in the
 *   plural alone has the form that titles use (trousers: `Hose/Hosen/f`; sunglasses: French `lunettes de soleil/f`).
 * - `a` adjective, `c` colour, `v` participle: German `stem/inflected-e`; the others `m/f/mp/fp`, or one form that
 *   never changes. A German cell of one form that starts with a capital is the first part of a compound
 *   (`Reinigungs` + Set), as every German `m` (material) cell is (`Holz`, `Baumwoll`).
 * - `u` audience, `f` function word and `p` fixed phrase are used as they stand; `{n}` is a number of the title.
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
