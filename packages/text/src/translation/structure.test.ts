import { describe, expect, it } from 'vitest';
import type { TextLanguage } from '../language.ts';
import { checkTranslation } from './check-translation.ts';

const LANGUAGES = ['de', 'fr', 'it', 'es'] as const;

/** `English | German | French | Italian | Spanish`, and each translation's codes. */
const codesOf = (row: string): string[][] => {
  const [source = '', ...results] = row.split(' | ');
  return LANGUAGES.map((to: TextLanguage, place) => {
    const { hard, soft } = checkTranslation({ source, result: results[place] ?? '', from: 'en', to });
    return [...hard, ...soft].map(({ code }) => code);
  });
};

describe('amounts that are held together', () => {
  it.each([
    'Box of 100 Screws | 100 Schachteln Schrauben | 100 boîtes de vis | 100 scatole di viti | 100 cajas de tornillos',
    'Pack of 20 Sponges | 20 Packungen Schwämme | 20 paquets d’éponges | 20 confezioni di spugne | 20 paquetes de esponjas',
    'Set of 6 Chairs | Stuhl 6 | Chaise 6 | Sedia 6 | Silla 6',
    '2 Pairs of Earrings | 2 Ohrringe | 2 boucles d’oreilles | 2 orecchini | 2 pendientes',
  ])('are refused where they hold or count other goods: %s', (row) => {
    for (const codes of codesOf(row)) expect(codes).toContain('amount_changed');
  });

  it.each([
    'Box of 100 Screws | Schachtel mit 100 Schrauben | Boîte de 100 vis | Scatola da 100 viti | Caja de 100 tornillos',
    'Box of 100 Screws | 100 Schrauben Schachtel | Boîte de 100 vis | 100 viti in scatola | Caja con 100 tornillos',
    'Set of 6 Chairs | 6er-Set Stühle | Lot de 6 chaises | Set di 6 sedie | Juego de 6 sillas',
    'Pack of 6 Storage Boxes | 6 Aufbewahrungsboxen | 6 boîtes de rangement | 6 scatole portaoggetti | 6 cajas de almacenaje',
    '2 Pairs of Socks | 2 Paar Socken | 2 paires de chaussettes | 2 paia di calze | 2 pares de calcetines',
    '2 Pairs of Socks | 2er-Pack Socken | Lot de 2 paires de chaussettes | Set di 2 paia di calze | Pack de 2 pares de calcetines',
  ])('pass where a seller says them in another way: %s', (row) => {
    expect(codesOf(row)).toEqual([[], [], [], []]);
  });
});

describe('parts of a set and what goods are for', () => {
  it.each([
    'Kit of Hammer and Saw | Hammer | Marteau | Martello | Martillo',
    'Guitar with Amplifier and Stand | Gitarre mit Ständer | Guitare avec support | Chitarra con supporto | Guitarra con soporte',
    'Bicycle Helmet & Knee Pads | Fahrradhelm | Casque vélo | Casco bici | Casco de bicicleta',
    'Charger for Drill | Bohrmaschine | Perceuse | Trapano | Taladro',
  ])('are marked where one of them is lost: %s', (row) => {
    for (const codes of codesOf(row)) expect(codes).toContain('incomplete');
  });

  it('are marked where they are turned round', () => {
    for (const codes of codesOf(
      'Case for Tablet | Tablet für Hülle | Tablette pour étui | Tablet per custodia | Tableta para funda',
    ))
      expect(codes).toContain('purpose_missing');
  });

  it.each([
    'Hammer and Saw Set | Hammer-und-Säge-Set | Set marteau et scie | Set martello e sega | Juego de martillo y sierra',
    'Charger for Drill | Bohrmaschinen-Ladegerät | Chargeur de perceuse | Caricatore per trapano | Cargador de taladro',
    'Case for Tablet | Tablet-Hülle | Étui pour tablette | Custodia per tablet | Funda para tableta',
  ])('pass where a language says them without the joining word: %s', (row) => {
    expect(codesOf(row)).toEqual([[], [], [], []]);
  });
});
