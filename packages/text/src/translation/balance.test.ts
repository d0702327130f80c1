import { describe, expect, it } from 'vitest';
import { checkTranslation } from './check-translation.ts';

type Target = 'de' | 'fr' | 'it' | 'es';

const check = (source: string, result: string, to: Target) => {
  const { hard, soft } = checkTranslation({ source, result, from: 'en', to });
  return [...hard, ...soft].map(({ code }) => code);
};

describe('a translation that says more or less than its source', () => {
  it.each([
    ['its goods', 'Trolley Jack 2 Tonne Low Profile', '2 t bassa', 'it'],
    ['its goods beside kept words', 'Garmin Edge 530 Mount Bracket', 'Garmin Edge 530', 'de'],
    ['the noun of an adjective', 'Double Sided Tape 25mm x 10m Strong', 'Doppelseitiges 25mm x 10m stark', 'de'],
    ['a part of a list', 'Makita DHP482 Drill + 2 Batteries + Charger', 'Makita DHP482 Bohrschrauber + 2 Akkus', 'de'],
    ['the capitals of a model', 'Alternator for Opel Corsa C', 'Lichtmaschine für Opel Corsa D', 'de'],
    [
      'the name that it is for',
      'Hose for Land Rover Defender 300TDI',
      'Schlauch für Land Rover Discovery 300TDI',
      'de',
    ],
    ['what it adds at its end', 'Knitting Needles 4mm Bamboo', 'Stricknadeln 4mm Bambus + Geschenk', 'de'],
    ['what it includes', 'Casio Digital Watch Water Resistant', 'Montre numérique Casio étanche pile incluse', 'fr'],
    [
      'what is left in English',
      '1/35 Scale Military Camouflage Netting Dark Green',
      '1/35 Scale Military Camouflage Netting Dark grün',
      'de',
    ],
    ['its pressure', 'Pressure Washer Hose 150 Bar Black', 'Hochdruckschlauch 150 schwarz', 'de'],
    ['how it is driven', 'Coffee Grinder Manual', 'Moulin à café électrique', 'fr'],
  ] as const)('is marked for %s: "%s" as "%s"', (_what, source, result, to) => {
    expect(check(source, result, to)).not.toEqual([]);
  });

  it.each([
    ['Double Sided Tape 25mm x 10m Strong', 'Doppelseitiges Klebeband 25mm x 10m stark', 'de'],
    ['Makita DHP482 Drill + 2 Batteries + Charger', 'Makita DHP482 Bohrschrauber mit 2 Akkus und Ladegerät', 'de'],
    ['Hose for Land Rover Defender 300TDI', 'Schlauch für Land Rover Defender 300TDI', 'de'],
    ['Curtains Eyelet Grey', 'Graue Vorhänge mit Ösen', 'de'],
    ['Kids Rain Boots Green', 'Kinder-Gummistiefel grün', 'de'],
    ['Ladies Quartz Watch Rose Gold', 'Damen Quarzuhr roségold', 'de'],
    ['Rings His and Hers Tungsten', 'Ringe für Sie und Ihn Wolfram', 'de'],
    ['Set of 2 Bar Stools Grey', 'Lot de 2 tabourets de bar gris', 'fr'],
    ['Coffee Grinder Manual', 'Moulin à café manuel', 'fr'],
    ['Bike D Lock with Cable Hardened Steel', 'Antivol vélo en U avec câble acier trempé', 'fr'],
    ['Womens Running Trainers Lightweight Mesh Lace Up', 'Damen Laufschuhe leicht Mesh mit Schnürung', 'de'],
    ['Mens Walking Trousers Zip Off Convertible', 'Pantaloni trekking uomo convertibili con zip', 'it'],
    [
      '4K Blu-ray Dune Part Two Steelbook Region Free New Sealed',
      '4K Blu-ray Dune Part Two Steelbook region free nuovo sigillato',
      'it',
    ],
    ['Schwalbe Racing Ralph 29x2.25 Tubeless Tyre', 'Pneu tubeless 29x2.25 Schwalbe Racing Ralph', 'fr'],
  ] as const)('is not marked where it says the same: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to)).toEqual([]);
  });
});
