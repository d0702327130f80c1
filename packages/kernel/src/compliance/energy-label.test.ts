import { expect, it } from 'vitest';
import { ENERGY_SITES, energyLabelProblems, isEnergyLabelWhole, lackingEnergyLabel } from './energy-label.ts';

const label = {
  ...{ imageUrl: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E on a scale from A to G' },
  sheetUrl: 'https://sheets.example/e.pdf',
};

it.each([
  [{}, {}],
  [{ imageUrl: '' }, { imageUrl: 'missing' }],
  [{ imageDescription: ' ' }, { imageDescription: 'missing' }],
  [{ imageUrl: 'HTTPS://I.EBAYIMG.COM/images/g/demo/s-l1600.png' }, {}],
  [{ imageUrl: 'https://pics.example/e.png' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'http://i.ebayimg.com/images/g/demo/s-l1600.png' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'https://i.ebayimg.com.pics.example/e.png' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'https://i.ebayimg.com@pics.example/e.png' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'https://i.ebayimg.com:8443/e.png' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'https://pics.example/https://i.ebayimg.com/e.png' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'https://i.ebayimg.com/' }, { imageUrl: 'not_at_ebay' }],
  [{ imageUrl: 'https://i.ebayimg.com/two words.png' }, { imageUrl: 'not_at_ebay' }],
  [{ sheetUrl: 'sheet' }, { sheetUrl: 'not_https' }],
  [{ sheetUrl: 'http://sheets.example/e.pdf' }, { sheetUrl: 'not_https' }],
  [{ imageDescription: 'x'.repeat(251) }, { imageDescription: 'too_long' }],
])('finds in %j the problems %j', (more, problems) => {
  expect(energyLabelProblems({ ...label, ...more })).toEqual(problems);
  expect(isEnergyLabelWhole({ ...label, ...more })).toBe(Object.keys(problems).length === 0);
});

it('reports a missing label only if the category requires one', () => {
  expect(lackingEnergyLabel('DE', true, undefined)).toEqual({ code: 'no_energy_label', params: { site: 'DE' } });
  expect(lackingEnergyLabel('DE', true, label)).toBeUndefined();
  expect(lackingEnergyLabel('DE', false, undefined)).toBeUndefined();
  expect(ENERGY_SITES).toContain('UK');
  expect(ENERGY_SITES).not.toContain('US');
  expect(ENERGY_SITES).not.toContain('AMDE');
});
