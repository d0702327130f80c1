import { isDraft } from '../apps/server/src/modules/translations/index.ts';
import { baseGlossary, compileLexicon, makeTitle, type TitleTarget } from '../packages/text/src/index.ts';
import { CATALOGUE_FILE, readCatalogue } from './lib/catalogue-file.ts';
import { judgeTitle, type Violation } from './lib/title-judge.ts';

/**
 * Counts how many titles of a catalogue may go live without review, and whether any of them lost essential content.
 * Manually: `node --import tsx bench/titles.ts [file.csv [examples]]`; the file has the columns sku, title, category,
 * brand.
 */
const FILE = process.argv[2] ?? CATALOGUE_FILE;
const EXAMPLES = Number(process.argv[3] ?? 3);
const TARGETS: readonly TitleTarget[] = ['en-US', 'en-AU', 'en-CA', 'en-IE', 'de', 'fr', 'it', 'es'];
const LIMIT = 80;

const rows = readCatalogue(FILE);
if (rows.length === 0) throw new Error(`${FILE} is not there: name a catalogue`);
for (const to of TARGETS) {
  const lexicon = compileLexicon(baseGlossary(), 'en', to);
  const counts = { ready: 0, whole: 0, draft: 0, refused: new Map<string, number>() };
  const found = new Map<Violation, { ready: number; whole: number; draft: number; examples: string[] }>();
  let coverage = 0;
  for (const { title: source, brand } of rows) {
    const made = makeTitle({ title: source, brand, from: 'en', to, limit: LIMIT, lexicon });
    if (!made.ok) {
      counts.refused.set(made.reason, (counts.refused.get(made.reason) ?? 0) + 1);
      continue;
    }
    const kind = !isDraft(made) ? 'ready' : made.coverage === 1 ? 'whole' : 'draft';
    counts[kind] += 1;
    coverage += made.coverage;
    const language = to.startsWith('en') ? 'en' : (to as 'de');
    for (const violation of judgeTitle({ ...made, source, brand, language })) {
      const entry = found.get(violation) ?? { ready: 0, whole: 0, draft: 0, examples: [] };
      entry[kind] += 1;
      if (kind !== 'draft' || entry.examples.length < EXAMPLES)
        entry.examples.unshift(`[${kind}] ${source}\n      → ${made.title}`);
      found.set(violation, entry);
    }
  }
  const made = counts.ready + counts.whole + counts.draft;
  const refused = [...counts.refused].map(([reason, n]) => `${reason} ${n}`).join(', ') || 'none';
  process.stdout.write(
    `\n${to}: ${rows.length} titles; without a look ${counts.ready}, drafts at 100 % ${counts.whole}, other drafts ${counts.draft}, ` +
      `mean coverage ${(coverage / made).toFixed(3)}; refused: ${refused}\n`,
  );
  if (found.size === 0) process.stdout.write('  no violation\n');
  for (const [violation, { ready, whole, draft, examples }] of found) {
    process.stdout.write(`  ${violation}: without a look ${ready}, drafts at 100 % ${whole}, other drafts ${draft}\n`);
    for (const example of examples.slice(0, EXAMPLES)) process.stdout.write(`    ${example}\n`);
  }
}
