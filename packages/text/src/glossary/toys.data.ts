import { TOYS_CRAFTS_GLOSSARY } from './toys-crafts.data.ts';
import { TOYS_FIGURES_GLOSSARY } from './toys-figures.data.ts';
import { TOYS_GAMES_GLOSSARY } from './toys-games.data.ts';
import { TOYS_MODELS_GLOSSARY } from './toys-models.data.ts';
import { TOYS_PARTY_GLOSSARY } from './toys-party.data.ts';
import { TOYS_PLAY_GLOSSARY } from './toys-play.data.ts';

/**
 * The toy, hobby, party and craft glossary: English to German, French, Italian and Spanish, as sellers write titles.
 *
 * One entry per line, `en[~enPlural] ; pos ; de ; fr ; it ; es`; no English form occurs twice in these files.
 * `-` omits the word, `=` keeps the English word, `#` starts a comment line.
 * - `n` noun: `singular/plural/gender`, or `form/gender` if both are equal. A word that is always plural in
 *   English has the form that titles use; a form written twice is a plural without a singular here and takes plural
 *   adjectives (googly eyes: `Wackelaugen/Wackelaugen/n`; dice: French `dés/dés/m`).
 * - `a` adjective, `v` participle: German `stem/inflected-e`; in the other languages `m/f/mp/fp`, or one invariable form.
 *   A single capitalised German form is the first part of a compound (`Vorschul` + Spielzeug), as is every German
 *   `m` (material) form (`Druckguss`).
 * - `p` fixed phrase is used unchanged; `{n}` is a number of the title.
 *
 * Words with several senses have the sense that is usual in toy titles: counter (Spielstein), deck (of cards), tank (Panzer).
 */
export const TOYS_GLOSSARY = [
  TOYS_FIGURES_GLOSSARY,
  TOYS_MODELS_GLOSSARY,
  TOYS_GAMES_GLOSSARY,
  TOYS_PARTY_GLOSSARY,
  TOYS_CRAFTS_GLOSSARY,
  TOYS_PLAY_GLOSSARY,
].join('\n');
