import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Over https, browsers take a cookie named so only from this very host, for all its paths (RFC 6265bis, section 4.1.3). */
    ownCookiePrefix: '' | '__Host-';
  }
}

/** Names the cookies below. Without https the prefix is impossible, because such cookies must be `Secure`. */
export function decorateCookies(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.decorate('ownCookiePrefix', isHttps ? '__Host-' : '');
}

/** The name of a cookie in the browser. */
export function ownCookieName(name: string, isHttps: boolean): string {
  return `${isHttps ? '__Host-' : ''}${name}`;
}

/** The value of a cookie of this host; empty if there is none. */
export function ownCookie({ server, cookies }: FastifyRequest, name: string): string {
  return cookies[`${server.ownCookiePrefix}${name}`] ?? '';
}

/** Sets a cookie that scripts cannot read and other sites do not send. @param value null removes it */
export function setOwnCookie(reply: FastifyReply, name: string, value: string | null, maxAgeSeconds = 0): void {
  const prefix = reply.server.ownCookiePrefix;
  const settings = { httpOnly: true, sameSite: 'lax', secure: prefix !== '', path: '/' } as const;
  if (value === null) void reply.clearCookie(`${prefix}${name}`, settings);
  else void reply.setCookie(`${prefix}${name}`, value, { ...settings, maxAge: maxAgeSeconds });
}
