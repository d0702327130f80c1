import { expect, it } from 'vitest';
import { ENERGY_SITES, energyLabelProblems, lackingEnergyLabel } from './energy-label.ts';

const label = {
  ...{ imageUrl: 'https://pics.example/e.png', imageDescription: 'E on a scale from A to G' },
  sheetUrl: 'https://sheets.example/e.pdf',
};

it.each([
  [{}, {}],
  [{ imageUrl: '' }, { imageUrl: 'missing' }],
  [{ imageDescription: ' ' }, { imageDescription: 'missing' }],
  [{ sheetUrl: 'sheet' }, { sheetUrl: 'malformed' }],
  [{ imageDescription: 'x'.repeat(251) }, { imageDescription: 'too_long' }],
])('finds in %j the problems %j', (more, problems) => {
  expect(energyLabelProblems({ ...label, ...more })).toEqual(problems);
});

it('misses a label only where the category requires one', () => {
  expect(lackingEnergyLabel('DE', true, undefined)).toEqual({ code: 'no_energy_label', params: { site: 'DE' } });
  expect(lackingEnergyLabel('DE', true, label)).toBeUndefined();
  expect(lackingEnergyLabel('DE', false, undefined)).toBeUndefined();
  expect(ENERGY_SITES).toContain('UK');
  expect(ENERGY_SITES).not.toContain('US');
  expect(ENERGY_SITES).not.toContain('AMDE');
});
