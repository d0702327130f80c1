import { describe, expect, it } from 'vitest';
import { checkTitle } from './checks.ts';
import { baseGlossary } from './glossary/index.ts';
import { compileLexicon } from './lexicon.ts';

const problems = (source: string, result: string, brand = '', limit = 80): string[] =>
  checkTitle({ source, result, brand, limit }).map(({ problem }) => problem);

describe('checkTitle', () => {
  it.each([
    ['Siku 1:50 Police Van', 'Siku 1:50 Polizeiwagen', 'Siku'],
    ['Pack of 50 balloons 12 inch', '50er-Pack Luftballons 12 inch', ''],
    ['Kite 1.8m, pack of 2, 2 x', '2er-Pack Drachen 1.8m 2 x', ''],
  ])('accepts a faithful title: %s', (source, result, brand) => {
    expect(problems(source, result, brand)).toEqual([]);
  });

  it.each([
    ['Ball 2.5 cm', 'Ball 2,5 cm', 'slot_missing'],
    ['Banner 12 inch', 'Banner 12 Zoll', 'slot_missing'],
    ['Shirt XL', 'Hemd', 'slot_missing'],
    ['2 packs of 2', '2 Packungen', 'number_missing'],
    ['WWII tank', 'Panzer 2. Weltkrieg', 'number_added'],
    ['Tank', '', 'empty'],
  ])('rejects "%s" as "%s"', (source, result, problem) => {
    expect(problems(source, result)).toContain(problem);
  });

  it('requires the source’s brand in any case', () => {
    expect(problems('LEGO set', 'Set', 'Lego')).toContain('brand_missing');
    expect(problems('LEGO set', 'lego-Set', 'Lego')).not.toContain('brand_missing');
    expect(problems('Train set', 'Zugset', 'Lego')).toEqual([]);
  });

  it('counts characters as the marketplace does: an emoji is one', () => {
    expect(problems('x', '😀'.repeat(80))).toEqual([]);
    expect(problems('x', '😀'.repeat(81))).toEqual(['too_long']);
  });

  it.each([
    ['Batteries NOT included', 'Batterien enthalten', ['negation_missing']],
    ['Batteries NOT included', 'Batterien nicht enthalten', []],
    ['Robot without remote', 'Roboter mit Fernbedienung', ['negation_missing']],
    ['Unpainted figure', 'Figur bemalt', ['negation_missing']],
    ['Unpainted figure', 'Unbemalte Figur', []],
    ['Case for robot', 'Roboterhülle', ['purpose_missing']],
    ['Case for robot', 'Hülle für Roboter', []],
  ])('checks the meaning of an external translation of "%s": %s', (source, result, expected) => {
    const findings = checkTitle({ source, result, limit: 80, languages: { from: 'en', to: 'de' } });
    expect(findings.map(({ problem }) => problem)).toEqual(expected);
  });

  it.each([
    ['Red kite with tail', '<b>Roter Drachen</b> mit Schwanz', ['markup']],
    ['Salt and pepper', 'Salz &amp; Pfeffer', ['markup']],
    ['Salt and pepper', 'Salz & Pfeffer', []],
    ['Red kite with tail', 'Cerf-volant rouge avec queue', ['other_language']],
    ['Red kite with tail', 'Cometa roja para los niños', ['other_language']],
    ['Red kite with tail', 'Красный змей', ['other_language']],
    ['Red kite with tail', 'Roter Drachen mit Schwanz', []],
    ['Poster The Beatles from London', 'Poster The Beatles aus London', []],
    ['Resistor 5 Ω green', 'Widerstand 5 Ω grün', []],
    ['Red kite tail', 'red kite Tail', ['untranslated']],
    ['Taxi Modern 2020', 'Taxi Modern 2020', []],
  ])('rejects an external translation of "%s" that is not German: %s', (source, result, expected) => {
    const findings = checkTitle({ source, result, limit: 80, languages: { from: 'en', to: 'de' } });
    expect(findings.map(({ problem }) => problem)).toEqual(expected);
  });

  it.each([
    ['Red wooden train', 'rot Holz Train', ['untranslated']],
    ['Toy figure poster', 'Spielzeug Figure Poster', ['untranslated']],
    ['Red wooden train', 'Roter Holzzug', []],
    ['Wooden train with remote control', 'Holzzug mit Remote Control', ['untranslated', 'untranslated']],
    ['Vintage design lamp', 'Lampe im Vintage-Design', []],
    ['Thomas the Tank Engine train', 'Thomas the Tank Engine Zug', []],
  ])(
    'rejects words of "%s" left in an external translation although German has words for them: %s',
    (source, result, expected) => {
      const lexicon = compileLexicon(baseGlossary(), 'en', 'de');
      const findings = checkTitle({ source, result, limit: 80, languages: { from: 'en', to: 'de' }, lexicon });
      expect(findings.map(({ problem }) => problem)).toEqual(expected);
    },
  );

  it('rejects an engine’s translation in every other language, and accepts it in the right one', () => {
    const answers = {
      en: 'Red kite with tail',
      de: 'Roter Drachen mit Schwanz',
      fr: 'Cerf-volant rouge avec queue',
      it: 'Aquilone rosso con coda per bambini',
      es: 'Cometa roja y cola larga para jugar',
    } as const;
    const languages = Object.keys(answers) as (keyof typeof answers)[];
    for (const to of languages) {
      for (const spoken of languages) {
        const findings = checkTitle({
          source: 'Zorb',
          result: answers[spoken],
          limit: 80,
          languages: { from: 'en', to },
        });
        expect([to, spoken, findings.some(({ problem }) => problem === 'other_language')]).toEqual([
          to,
          spoken,
          to !== spoken,
        ]);
      }
    }
  });
});
