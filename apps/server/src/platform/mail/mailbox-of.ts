import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The one spelling of an e-mail address under which its mailbox is known: composed, in lower case, and its domain in
 * letters instead of Punycode.
 */
export function mailboxOf(email: string): string {
  const { local, domain } = partsOf(email);
  return `${local}@${domainToUnicode(domain) || domain}`;
}

/** The spellings under which a row may have the address. */
export function spellingsOf(email: string): readonly string[] {
  const { local, domain } = partsOf(email);
  return [...new Set([mailboxOf(email), `${local}@${domainToASCII(domain) || domain}`])];
}

function partsOf(email: string): { readonly local: string; readonly domain: string } {
  const plain = email.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  return { local: plain.slice(0, Math.max(at, 0)), domain: plain.slice(at + 1) };
}
