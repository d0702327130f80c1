import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** In addition to `host` and `x-amz-date`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SigningScope {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
  readonly service: string;
  readonly at: Date;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest();
const percent = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The key for a day, a region and a service, from which the secret cannot be derived. */
export function signingKey(secret: string, day: string, region: string, service: string): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
}

/**
 * AWS Signature Version 4 of a request with its headers
 * (docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 * @returns all headers to send, including `authorization`
 */
export function signV4(request: SignedRequest, scope: SigningScope): Record<string, string> {
  const { host, pathname, searchParams } = new URL(request.url);
  const time = scope.at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = { ...request.headers, host, 'x-amz-date': time };
  const canonical = Object.entries(headers)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim().replace(/\s+/g, ' ')])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const signedHeaders = canonical.map(([name]) => name).join(';');
  const query = [...searchParams]
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .toSorted()
    .join('&');
  const canonicalRequest = [
    request.method,
    pathname
      .split('/')
      .map((part) => percent(decodeURIComponent(part)))
      .join('/'),
    query,
    ...canonical.map(([name, value]) => `${name}:${value}`),
    '',
    signedHeaders,
    sha256(request.body),
  ].join('\n');
  const credential = `${day}/${scope.region}/${scope.service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, credential, sha256(canonicalRequest)].join('\n');
  const signature = hmac(signingKey(scope.secret, day, scope.region, scope.service), toSign).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${scope.keyId}/${credential}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  };
}
