import { expect, it } from 'vitest';
import { createPhases } from './phases.mjs';

it('one line says how many seconds each phase of a command took, also if it failed', async () => {
  let ms = 0;
  const phases = createPhases('npm test', () => ms);
  const built = await phases.measure('build', async () => {
    ms += 50_400;
    return 'built';
  });
  const failing = phases.measure('vitest', async () => {
    ms += 1_310_000;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([built, phases.line()]).toEqual(['built', 'npm test: build 50 s, vitest 1,310 s']);
});
