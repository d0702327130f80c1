import { expect, test } from 'vitest';
import { matchesSearch } from './search-text.ts';

test.each([
  ['Österreich', 'oster'],
  ['Côte d’Ivoire', 'cote'],
  ['Côte d’Ivoire', "d'iv"],
  ['United States', 'states'],
  ['United States', 'st un'],
  ['Belgium (French)', 'french'],
  ['Guinea-Bissau', 'bissau'],
  ['德国', '国'],
  ['Österreich', 'oester'],
  ['Côte d’Ivoire', 'ivoire'],
  ['Müller-Straße', 'muller strasse'],
  ['L’Oréal', "l'oreal"],
  ['Łódzkie', 'lodz'],
  ['Germany', ''],
  ['Germany', '  GERM '],
])('%s is found by %j', (label, search) => {
  expect(matchesSearch(label, search)).toBe(true);
});

test.each([
  ['Germany', 'many'],
  ['Oman', 'mano'],
  ['Germany', 'germany west'],
])('%s is not found by %j', (label, search) => {
  expect(matchesSearch(label, search)).toBe(false);
});
