import { describe, expect, it } from 'vitest';
import { signingKey, signV4 } from './sigv4.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const scope = {
  keyId: 'AKIDEXAMPLE',
  secret: SECRET,
  region: 'us-east-1',
  service: 'service',
  at: new Date('2015-08-30T12:36:00Z'),
};
const signatureOf = (headers: Record<string, string>) => headers.authorization?.split('Signature=')[1];

/** From AWS's Signature Version 4 test suite, and from the examples in its guide. */
describe('Signature Version 4', () => {
  it('derives the key of the guide', () => {
    expect(signingKey(SECRET, '20150830', 'us-east-1', 'iam').toString('hex')).toBe(
      'c4afb1cc5771d871763a393e44b703571b55cc28424d1a5e86da6ed3c154a4b9',
    );
  });

  it('signs get-vanilla', () => {
    const signed = signV4({ method: 'GET', url: 'https://example.amazonaws.com/', headers: {}, body: '' }, scope);
    expect(signed.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    );
  });

  it('signs the list of users of the guide, with a query and a header', () => {
    const signed = signV4(
      {
        method: 'GET',
        url: 'https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: '',
      },
      { ...scope, service: 'iam' },
    );
    expect(signatureOf(signed)).toBe('5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7');
  });

  it('signs post-x-www-form-urlencoded, including the body', () => {
    const signed = signV4(
      {
        method: 'POST',
        url: 'https://example.amazonaws.com/',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'Param1=value1',
      },
      scope,
    );
    expect(signatureOf(signed)).toBe('ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a');
  });
});
