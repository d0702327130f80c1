import { describe, expect, it } from 'vitest';
import { fitWithValues } from './fit.ts';
import { tellingValues } from './unlike.ts';

const read = (given: Readonly<Record<string, string | undefined>>) =>
  Object.entries(given).map(([name, text = '']) => ({ name, text }));

describe('values that tell items with one title apart', () => {
  it.each([
    [
      'one name, where it is enough',
      [
        { colour: 'Rot', size: 'M' },
        { colour: 'Blau', size: 'M' },
      ],
      [['Rot'], ['Blau']],
    ],
    [
      'a second name only for those that the first leaves equal',
      [
        { colour: 'Rot', size: 'M' },
        { colour: 'Rot', size: 'L' },
        { colour: 'Blau', size: 'L' },
      ],
      [['Rot', 'M'], ['Rot', 'L'], ['Blau']],
    ],
    ['nothing for the one that lacks the value', [{ colour: 'Rot' }, {}], [['Rot'], []]],
    ['the same for what no value tells apart', [{ colour: 'Rot' }, { colour: 'rot' }], [[], []]],
  ])('are %s', (_, given, expected) => {
    expect(tellingValues(given.map(read))).toEqual(expected);
  });

  it('stand whole at the end, and the title gives way', () => {
    expect(fitWithValues('Acme wooden train carriage', ['Dark Blue', '30cm'], 30, 'en', 'Acme')?.text).toBe(
      'Acme wooden Dark Blue 30cm',
    );
    expect(fitWithValues('Acme HX-2000', ['Dark Blue'], 16, 'en', 'Acme')).toBeUndefined();
  });
});
