import { expect, test } from 'vitest';
import { lateMethods } from './late-methods.ts';

interface Channel {
  readonly limit: number;
  double(value: number): Promise<number>;
  name(): Promise<string>;
}

test('late methods are made once, with the first call of one of them', async () => {
  let made = 0;
  const methods = lateMethods<Channel, 'double' | 'name'>(async () => {
    made += 1;
    return { double: async (value) => 2 * value, name: async () => 'late' };
  }, ['double', 'name']);
  expect(made).toBe(0);
  expect(await Promise.all([methods.double(4), methods.name()])).toEqual([8, 'late']);
  expect(made).toBe(1);
});

test('a load that fails is reported, and tried again by the next call', async () => {
  let tries = 0;
  const { name } = lateMethods<Channel, 'name'>(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no file');
    return { name: async () => 'late' };
  }, ['name']);
  await expect(name()).rejects.toThrow('no file');
  expect(await name()).toBe('late');
});
