import { COMMERCE_GLOSSARY } from './commerce.data.ts';
import { type GlossaryEntry, type GlossaryLineError, parseGlossary } from './entry.ts';
import { GAPS_GLOSSARY } from './gaps.data.ts';
import { PRODUCTS_GLOSSARY } from './products.data.ts';
import { TOYS_GLOSSARY } from './toys.data.ts';
import { WORDS_A_GLOSSARY } from './words-a.data.ts';
import { WORDS_B_GLOSSARY } from './words-b.data.ts';
import { WORDS_C_GLOSSARY } from './words-c.data.ts';
import { WORDS_D_GLOSSARY } from './words-d.data.ts';
import { WORDS_E_GLOSSARY } from './words-e.data.ts';
import { WORDS_F_GLOSSARY } from './words-f.data.ts';
import { WORDS_G_GLOSSARY } from './words-g.data.ts';
import { WORDS_H_GLOSSARY } from './words-h.data.ts';

export type { Gender, GlossaryEntry, GlossaryLanguage, PartOfSpeech, WordForm } from './entry.ts';
export { parseGlossary } from './entry.ts';

/** Later files override earlier ones for the same headword. */
const DATA: readonly string[] = [
  COMMERCE_GLOSSARY,
  TOYS_GLOSSARY,
  GAPS_GLOSSARY,
  WORDS_A_GLOSSARY,
  WORDS_B_GLOSSARY,
  WORDS_C_GLOSSARY,
  WORDS_D_GLOSSARY,
  WORDS_E_GLOSSARY,
  WORDS_F_GLOSSARY,
  WORDS_G_GLOSSARY,
  WORDS_H_GLOSSARY,
  PRODUCTS_GLOSSARY,
];

let loaded: readonly GlossaryEntry[] | undefined;

/** The glossary that ships with Quayside, read once per process. Throws for an unreadable line. */
export const baseGlossary = (): readonly GlossaryEntry[] => {
  if (loaded !== undefined) return loaded;
  const byHeadword = new Map<string, GlossaryEntry>();
  const problems: GlossaryLineError[] = [];
  for (const data of DATA) {
    const { entries, errors } = parseGlossary(data);
    problems.push(...errors);
    for (const entry of entries) byHeadword.set(entry.headword, entry);
  }
  const [first] = problems;
  if (first !== undefined) throw new Error(`base glossary: line ${first.line}: ${first.problem}: ${first.text}`);
  loaded = [...byHeadword.values()];
  return loaded;
};
