import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ownCookie } from '../../platform/http/own-cookies.ts';

/** The caller's network address and browser. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** Identifies the browser to the logins that have signed in with it; empty if it has no token. */
  readonly deviceToken: string;
}

export const DEVICE_COOKIE = 'quayside_device';

const LONGEST_USER_AGENT = 400;
const LONGEST_TOKEN = 100;

export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    deviceToken: ownCookie(request, DEVICE_COOKIE).slice(0, LONGEST_TOKEN),
  };
}

/** The network of an address: the IPv4 address itself, or the /64 of a household or server in IPv6. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An address as it is stored and shown: `203.0.113.x`, `2001:db8:5::`. Empty for an invalid address. */
export function truncateAddress(address: string): string {
  const plain = withoutMapping(address);
  if (isIPv6(plain)) return plain === '::1' ? plain : `${groupsOf(plain).slice(0, 3).join(':')}::`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(plain) ? plain.replace(/\d+$/, 'x') : '';
}

/** Converts an IPv4-mapped IPv6 address: `::ffff:203.0.113.7`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = address.toLowerCase().split('::');
  const [head, tail] = [before, after].map((side) => (side === '' ? [] : side.split(':')));
  const missing = address.includes('::') ? 8 - (head?.length ?? 0) - (tail?.length ?? 0) : 0;
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
