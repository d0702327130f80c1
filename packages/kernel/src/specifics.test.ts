import { expect, it } from 'vitest';
import { fitValues, type SpecificField, specificProblem } from './specifics.ts';

const field: SpecificField = {
  ...{ name: 'Abteilung', need: 'recommended', allowedValues: ['Damen', 'Herren'], isSelectionOnly: true },
  ...{ isMulti: false, maxLength: 10 },
};

it.each([
  [['Damen'], {}, undefined],
  [['damen'], {}, 'not_offered'],
  [['Kinder'], {}, 'not_offered'],
  [['Kinder'], { isSelectionOnly: false }, undefined],
  [['Damen', 'Herren'], {}, 'too_many'],
  [['Damen', 'Herren'], { isMulti: true }, undefined],
  [['Für alle Leute'], { isSelectionOnly: false }, 'too_long'],
  [[], {}, undefined],
  [[], { need: 'required' as const }, 'required'],
])('checks %j with %j', (values, more, problem) => {
  expect(specificProblem({ ...field, ...more }, values)).toBe(problem);
});

it.each([
  [['damen '], {}, ['Damen']],
  [['Kinder', 'Herren'], {}, ['Herren']],
  [['Kinder'], { isSelectionOnly: false }, ['Kinder']],
  [['Damen', 'Herren', 'damen'], { isMulti: true }, ['Damen', 'Herren']],
  [['Damen', 'Herren'], {}, ['Damen']],
  [[' '], { isSelectionOnly: false }, []],
])('fits %j to %j', (values, more, fitted) => {
  expect(fitValues({ ...field, ...more }, values)).toEqual(fitted);
});
