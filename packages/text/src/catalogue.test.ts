import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseGlossary } from './glossary/index.ts';
import { compileLexicon, makeTitle, type TitleOutcome, type TitleTarget, targetLanguage } from './index.ts';
import { ageForm, americanUnits, decimalComma, localForm } from './local-forms.ts';
import { sourceTitle } from './plain.ts';
import { withoutPromises } from './promises.ts';
import { protectedTexts } from './slots.ts';

/** A catalogue of 6,000 real titles, which only some machines have next to the repository. */
const CATALOGUE = '../shared/data/uk-seller-catalog.csv';

interface Row {
  readonly title: string;
  readonly brand: string;
}

/** Similar titles for machines without the catalogue. */
const SAMPLE: readonly Row[] = [
  { title: 'Harbour Toys 30cm Red Wooden Train with Bridge', brand: 'Harbour Toys' },
  { title: 'Pack of 50 Black & Silver Birthday Balloons 11"', brand: 'Globex' },
  { title: 'Globex 1:72 Scale Plastic Model Kit C3203 Tank', brand: 'Globex' },
  { title: 'LEGO Star Wars 75192', brand: 'LEGO' },
  { title: 'Dolls House Miniature 1:12 Scale Kitchen Table and 4 Chairs', brand: 'Globex' },
  { title: 'Ladies Pirate Fancy Dress Costume Size 12-14', brand: 'Globex' },
  { title: 'Giraffe Hand Puppet (Age 3+)', brand: 'Globex' },
  { title: '1000 Piece Jigsaw Puzzle - Harbour at Night', brand: 'Globex' },
  { title: '40 Colouring Pencils in Metal Tin, 18 x 12 cm', brand: 'Globex' },
  {
    title:
      'BRAND NEW Lovely Large Inflatable Paddling Pool 2.4m for Children and Adults, Great Fun in the Garden (Blue)',
    brand: '',
  },
];

/** Rows of a comma-separated file with quoted cells; the catalogue is known to be well formed. */
const parseRows = (csv: string): Row[] => {
  const lines = csv
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
      (match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
    );
    return { title: cells[1] ?? '', brand: cells[3] ?? '' };
  });
};

const rows = existsSync(CATALOGUE) ? parseRows(readFileSync(CATALOGUE, 'utf8')) : SAMPLE;

/** With fewer titles, the test would end before the compiler is warm. */
const LEAST_TIMED = 2_000;
const TARGETS: readonly TitleTarget[] = ['en-US', 'de', 'fr', 'it', 'es'];

describe.each(TARGETS)('a whole catalogue in %s', (to) => {
  let outcomes: TitleOutcome[] = [];
  let spentMs = 0;

  beforeAll(() => {
    const lexicon = compileLexicon(baseGlossary(), 'en', to);
    const write = ({ title, brand }: Row) => makeTitle({ title, brand, from: 'en', to, limit: 80, lexicon });
    outcomes = rows.map(write);
    const timed = Array.from({ length: Math.ceil(LEAST_TIMED / rows.length) }, () => rows).flat();
    const start = process.cpuUsage();
    timed.forEach(write);
    // Processor time, so that other load on the machine does not count.
    const spent = process.cpuUsage(start);
    spentMs = (spent.user + spent.system) / 1000 / timed.length;
  });

  it('yields a title for nearly every item, and a reason for the others', () => {
    const made = outcomes.filter((outcome) => outcome.ok);
    const share = made.length / rows.length;
    const coverage = made.reduce((sum, outcome) => sum + outcome.coverage, 0) / made.length;
    process.stdout.write(
      `${to}: ${(share * 100).toFixed(1)} % of ${rows.length} titles, mean coverage ${coverage.toFixed(3)}, ${spentMs.toFixed(3)} ms each\n`,
    );
    expect(share).toBeGreaterThanOrEqual(0.95);
    expect(coverage).toBeGreaterThanOrEqual(0.65);
    for (const outcome of outcomes)
      if (!outcome.ok) expect(['nothing_translated', 'protected_too_long', 'check_failed']).toContain(outcome.reason);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'check_failed').length).toBeLessThan(10);
  });

  it('has full coverage for no title with an unknown word', () => {
    for (const outcome of outcomes)
      if (outcome.ok && outcome.unknown.length > 0 && to !== 'en-US') expect(outcome.coverage).toBeLessThan(1);
  });

  it('keeps every number, unit, size, code and brand, within 80 characters', () => {
    for (const [index, outcome] of outcomes.entries()) {
      const row = rows[index];
      if (row === undefined || !outcome.ok) continue;
      const { title } = outcome;
      // Promises that apply at home only are omitted, with their numbers and "P&P".
      const source = withoutPromises(sourceTitle(row.title), 'en').title;
      expect([...title].length).toBeLessThanOrEqual(80);
      expect((title.match(/\d+/gu) ?? []).sort()).toEqual((source.match(/\d+/gu) ?? []).sort());
      const holdsBrand = (text: string) => text.toLowerCase().includes(row.brand.toLowerCase());
      expect(holdsBrand(title) || !holdsBrand(source), `${row.brand}: ${title}`).toBe(true);
      for (const slot of protectedTexts(source, row.brand)) {
        const language = targetLanguage(to);
        const local = localForm(slot, 'en', language);
        const forms = [slot, local, ageForm(slot, language) ?? slot, americanUnits(slot)];
        // "x5" counts in words: the number itself is compared above.
        if (language !== 'en') forms.push(decimalComma(local), slot.replace(/^[x×]\s?(?=\d+$)/iu, ''));
        expect(
          forms.some((form) => title.toLowerCase().includes(form.toLowerCase())),
          `${slot}: ${title}`,
        ).toBe(true);
      }
    }
  });

  it('takes well under a millisecond per title', () => {
    expect(spentMs).toBeLessThan(2);
  });
});
