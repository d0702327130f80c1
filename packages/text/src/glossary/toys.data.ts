import { TOYS_CRAFTS_GLOSSARY } from './toys-crafts.data.ts';
import { TOYS_FIGURES_GLOSSARY } from './toys-figures.data.ts';
import { TOYS_GAMES_GLOSSARY } from './toys-games.data.ts';
import { TOYS_MODELS_GLOSSARY } from './toys-models.data.ts';
import { TOYS_PARTY_GLOSSARY } from './toys-party.data.ts';
import { TOYS_PLAY_GLOSSARY } from './toys-play.data.ts';

/**
 * The toy, hobby, party and craft glossary: English to German, French, Italian and Spanish, as sellers write titles.
 *
 * One entry a line, `en[~enPlural] ; pos ; de ; fr ; it ; es`; no English form occurs twice in these files.
 * `-` leaves the word out, `=` keeps the English word, `#` starts a comment line.
 * - `n` noun: `singular/plural/gender`, or `form/gender` where both are equal. A word that English uses in the
 *   plural alone has the form that titles use; a form written twice is a plural that has no singular here, and wants
 *   adjectives in the plural (googly eyes: `Wackelaugen/Wackelaugen/n`; dice: French `dés/dés/m`).
 * - `a` adjective, `v` participle: German `stem/inflected-e`; the others `m/f/mp/fp`, or one form that never changes.
 *   A German cell of one form that starts with a capital is the first part of a compound (`Vorschul` + Spielzeug),
 *   as every German `m` (material) cell is (`Druckguss`).
 * - `p` fixed phrase is used as it stands; `{n}` is a number of the title.
 *
 * Words with several senses have the one that toy titles mean: counter (Spielstein), deck (of cards), tank (Panzer).
 */
export const TOYS_GLOSSARY = [
  TOYS_FIGURES_GLOSSARY,
  TOYS_MODELS_GLOSSARY,
  TOYS_GAMES_GLOSSARY,
  TOYS_PARTY_GLOSSARY,
  TOYS_CRAFTS_GLOSSARY,
  TOYS_PLAY_GLOSSARY,
].join('\n');
