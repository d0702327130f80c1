import { describe, expect, it } from 'vitest';
import { changedTerm } from './changed-term.ts';
import { translateValue } from './value.ts';

const known = (words: string) => translateValue(words, 'en', 'de', 50);
const changed = (source: string, before: string, after: string) => changedTerm({ source, before, after, known });

describe('the term that a correction changes', () => {
  it.each([
    [
      'Benchley Dovetail Saw 250mm',
      'Benchley Taubenschwanzsäge 250mm',
      'Benchley Schwalbenschwanzsäge 250mm',
      { source: 'Dovetail Saw', before: 'Taubenschwanzsäge', after: 'Schwalbenschwanzsäge' },
    ],
    [
      'Harbour Charger Red 30cm',
      'Harbour Ladegerät rot 30cm',
      'Harbour Platzteller rot 30cm',
      { source: 'Charger', before: 'Ladegerät', after: 'Platzteller' },
    ],
    [
      'Kessel Pan Stainless Steel 24 cm',
      'Kessel Topf, Edelstahl 24 cm',
      'Kessel Bratpfanne, Edelstahl 24 cm',
      { source: 'Pan', before: 'Topf', after: 'Bratpfanne' },
    ],
    [
      'Acme Crib Sheet X200',
      'Acme Spickzettel X200',
      'Acme Laken fürs Babybett X200',
      { source: 'Crib Sheet', before: 'Spickzettel', after: 'Laken fürs Babybett' },
    ],
  ])('is known with its source where all other words are: %s', (source, before, after, term) => {
    expect(changed(source, before, after)).toEqual(term);
  });

  it('has no source if another word of the title is not known', () => {
    expect(
      changed(
        'Harbour Frobnicator Charger 30cm',
        'Harbour Frobnikator Ladegerät 30cm',
        'Harbour Frobnikator Platzteller 30cm',
      ),
    ).toEqual({ source: undefined, before: 'Ladegerät', after: 'Platzteller' });
  });

  it('has no source if words on both sides of a known one are left', () => {
    expect(changed('Harbour Deep Red Charger', 'Harbour Ladegerät rot', 'Harbour Platzteller rot')).toMatchObject({
      source: undefined,
    });
  });

  it.each([
    ['two phrases changed', 'Harbour Charger Red Tin', 'Harbour Ladegerät rot Zinn', 'Harbour Platzteller rot Dose'],
    ['words were only added', 'Harbour Charger', 'Harbour Ladegerät', 'Harbour Ladegerät neu'],
    ['words were only removed', 'Harbour Charger New', 'Harbour Ladegerät neu', 'Harbour Ladegerät'],
    ['only capitals changed', 'Harbour Charger', 'Harbour ladegerät', 'Harbour Ladegerät'],
    ['the whole title was rewritten', 'Harbour Charger', 'Harbour Ladegerät', 'Platzteller aus Zinn'],
    ['a number changed', 'Harbour Charger 30cm', 'Harbour Ladegerät 3cm', 'Harbour Ladegerät 30cm'],
    [
      'the phrase is as long as a sentence',
      'Harbour Charger',
      'Harbour Ladegerät',
      'Harbour Platzteller für den schön gedeckten Tisch',
    ],
  ])('does not exist if %s', (_, source, before, after) => {
    expect(changed(source, before, after)).toBeUndefined();
  });
});
