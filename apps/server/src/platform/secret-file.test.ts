import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSecretFile, readOrMakeSecrets, writeSecrets } from './secret-file.ts';

describe('the secret file', () => {
  const home = mkdtempSync(join(tmpdir(), 'quayside-secret-'));
  const dataDir = () => mkdtempSync(join(home, 'data-'));
  afterAll(() => rmSync(home, { recursive: true }));

  it('is created once, readable only by its owner', () => {
    const directory = dataDir();
    const secrets = readOrMakeSecrets(directory);
    expect(secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(readOrMakeSecrets(directory)).toEqual(secrets);
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('is rejected if it is damaged, and left unchanged', () => {
    const directory = dataDir();
    writeFileSync(join(directory, 'secret'), 'short');
    expect(() => readOrMakeSecrets(directory)).toThrow('holds no secret of 32 characters');
    expect(readFileSync(join(directory, 'secret'), 'utf8')).toBe('short');
  });

  it('is read again only when it has changed', () => {
    const directory = dataDir();
    const read = openSecretFile(directory);
    const before = read();
    expect(read()).toBe(before);
    writeSecrets(directory, ['n'.repeat(64), ...before]);
    expect(read()).toEqual(['n'.repeat(64), ...before]);
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
  });
});
