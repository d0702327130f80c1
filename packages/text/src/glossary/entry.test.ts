import { describe, expect, it } from 'vitest';
import { parseGlossary } from './entry.ts';

const only = (line: string) => parseGlossary(line).entries[0];

describe('parseGlossary', () => {
  it('reads a noun with its plurals and genders', () => {
    expect(
      only('mask~masks ; n ; Maske/Masken/f ; masque/masques/m ; maschera/maschere/f ; rompecabezas/m')?.forms,
    ).toEqual({
      en: { kind: 'noun', singular: 'mask', plural: 'masks', gender: null, isPluralOnly: false },
      de: { kind: 'noun', singular: 'Maske', plural: 'Masken', gender: 'f', isPluralOnly: false },
      fr: { kind: 'noun', singular: 'masque', plural: 'masques', gender: 'm', isPluralOnly: false },
      it: { kind: 'noun', singular: 'maschera', plural: 'maschere', gender: 'f', isPluralOnly: false },
      es: { kind: 'noun', singular: 'rompecabezas', plural: 'rompecabezas', gender: 'm', isPluralOnly: false },
    });
  });

  it('reads a repeated form as one without a singular', () => {
    expect(only('googly eyes ; n ; Wackelaugen/Wackelaugen/n ; x/m ; x/m ; x/m')?.forms.de).toMatchObject({
      isPluralOnly: true,
    });
  });

  it('reads modifiers with one form or several', () => {
    const entry = only('red ; c ; rot/rote ; rouge ; rosso/rossa/rossi/rosse ; rojo');
    expect(entry?.forms.de).toEqual({ kind: 'modifier', forms: ['rot', 'rote'] });
    expect(entry?.forms.fr).toEqual({ kind: 'modifier', forms: ['rouge'] });
  });

  it('reads omitted words and words that stay English', () => {
    const entry = only('the ; f ; - ; = ; - ; -');
    expect(entry?.forms.de).toEqual({ kind: 'omitted' });
    expect(entry?.forms.fr).toEqual({ kind: 'fixed', text: 'the' });
    expect(only('poster~posters ; n ; = ; = ; =/m ; =')?.forms.de).toMatchObject({
      singular: 'poster',
      plural: 'posters',
    });
  });

  it('skips blank lines and comments', () => {
    expect(parseGlossary('\n# toys\n\n')).toEqual({ entries: [], errors: [] });
  });

  it('reports an unreadable line and reads the others', () => {
    const { entries, errors } = parseGlossary('broken ; n ; eins\nred ; x ; a ; b ; c ; d\nthe ; f ; - ; - ; - ; -');
    expect(entries).toHaveLength(1);
    expect(errors.map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'expected six cells: en ; pos ; de ; fr ; it ; es'],
      [2, 'unknown part of speech "x"'],
    ]);
  });
});
