import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secrets.ts';

const OLD = 'an older secret of more than 32 characters';
const NEW = 'a newer secret of more than 32 characters';

describe('the secret box', () => {
  const box = createSecretBox([NEW]);

  it('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const sealed = box.seal('v^1.1#token…é', 'account-token:7:12');
    expect(box.open(sealed, 'account-token:7:12')).toBe('v^1.1#token…é');
    expect(box.seal('v^1.1#token…é', 'account-token:7:12').equals(sealed)).toBe(false);
    expect(sealed.includes('token')).toBe(false);
  });

  it('does not decrypt a value that was moved to another row', () => {
    expect(() => box.open(box.seal('token', 'account-token:7:12'), 'account-token:8:12')).toThrow(
      'belongs somewhere else',
    );
  });

  it('does not decrypt a value in which any byte was changed', () => {
    const sealed = box.seal('token', 'a');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box.open(changed, 'a')).toThrow();
    }
  });

  it('decrypts values of an older secret after a new one was added, and reports them as outdated', () => {
    const sealed = createSecretBox([OLD]).seal('token', 'a');
    const rotated = createSecretBox([NEW, OLD]);
    expect(rotated.open(sealed, 'a')).toBe('token');
    expect([rotated.isOutdated(sealed), rotated.isOutdated(rotated.seal('token', 'a'))]).toEqual([true, false]);
  });

  it('reports that the secret is a different one', () => {
    expect(() => box.open(createSecretBox([OLD]).seal('token', 'a'), 'a')).toThrow('another QUAYSIDE_SECRET');
  });
});
