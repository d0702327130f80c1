import { isIP } from 'node:net';
import { isEmail } from '@quayside/kernel';
import type { SettingName } from './settings.data.ts';

export const MIN_SECRET_LENGTH = 32;

/** Reads variables one at a time. An invalid one is recorded and its default is used, so that one start reports all problems. */
export class SettingReader {
  readonly problems: string[] = [];
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  /** The trimmed value; undefined if the variable is unset or empty. */
  text(name: SettingName): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  port(name: SettingName, fallback: number): number {
    return this.integer(name, { fallback, min: 1, max: 65_535 });
  }

  integer(name: SettingName, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    return this.#refuse(name, text, `a whole number from ${min} to ${max}`, fallback);
  }

  /** Reports every two settings with the same port. */
  differentPorts(ports: readonly (readonly [SettingName, number | null])[]): void {
    ports.forEach(([name, port], index) => {
      const other = ports.slice(0, index).find(([, earlier]) => port !== null && earlier === port);
      if (other) this.problems.push(`${other[0]} and ${name} are both ${port}; expected two ports`);
    });
  }

  oneOf<T extends string>(name: SettingName, choices: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === text);
    return choice ?? this.#refuse(name, text, `one of ${choices.join(', ')}`, fallback);
  }

  url(name: SettingName, fallback: string): string {
    const text = this.text(name);
    if (text === undefined) return fallback;
    if (/^https?:$/.test(parseUrl(text)?.protocol ?? '')) return text.replace(/\/+$/, '');
    return this.#refuse(name, text, 'an address such as https://example.com', fallback);
  }

  /** Null for `off`. */
  urlOrOff(name: SettingName, fallback: string | null): string | null {
    const text = this.text(name);
    if (text === undefined) return fallback;
    return text === 'off' ? null : this.url(name, fallback ?? '');
  }

  /** An address or a folder of this machine; null for the default. */
  urlOrFolder(name: SettingName): string | null {
    const text = this.text(name);
    if (text === undefined) return null;
    if (parseUrl(text)?.protocol === 'file:') return text.replace(/\/+$/, '');
    return this.url(name, '');
  }

  /** The address of a page or a mailbox. */
  contact(name: SettingName, fallback: string): string {
    const text = this.text(name);
    if (text === undefined || /^mailto:[^\s@]+@[^\s@]+$/.test(text)) return text ?? fallback;
    return this.url(name, fallback);
  }

  /** An e-mail address; required if there is no default. */
  mailbox(name: SettingName, fallback: string | undefined): string {
    const text = this.text(name) ?? fallback;
    if (text === undefined) {
      this.problems.push(`${name} is not set; expected a mailbox such as support@example.com`);
      return '';
    }
    return isEmail(text) ? text : this.#refuse(name, text, 'a mailbox such as support@example.com', '');
  }

  databaseUrl(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = parseUrl(text);
    if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
    // Omits the value, because it may contain a password.
    this.problems.push(`${name} is not understood; expected postgresql://user:password@host:5432/name`);
    return undefined;
  }

  smtpUrl(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = parseUrl(text);
    if (url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return text;
    // Omits the value, because it may contain a password.
    this.problems.push(`${name} is not understood; expected smtp://user:password@host:587`);
    return undefined;
  }

  mailFrom(name: SettingName, fallback: string): string {
    const text = this.text(name);
    if (text === undefined) return fallback;
    if (/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text)) return text;
    return this.#refuse(name, text, 'a sender such as Quayside <no-reply@example.com>', fallback);
  }

  verificationToken(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined || /^[\w-]{32,80}$/.test(text)) return text;
    this.problems.push(`${name} is not understood; expected 32 to 80 letters, digits, _ and -`);
    return undefined;
  }

  /** Comma-separated addresses, networks such as 10.0.0.0/8, and `loopback`. */
  proxies(name: SettingName): string[] {
    const given = (this.text(name) ?? '').split(',').flatMap((one) => one.trim() || []);
    const wrong = given.find((one) => one !== 'loopback' && !isNetwork(one));
    return wrong === undefined
      ? given
      : this.#refuse(name, wrong, 'loopback, or addresses and networks such as 10.0.0.0/8', []);
  }

  secret(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined || text.length >= MIN_SECRET_LENGTH) return text;
    this.problems.push(`${name} has ${text.length} characters; expected at least ${MIN_SECRET_LENGTH}`);
    return undefined;
  }

  /** Comma-separated secrets. */
  secrets(name: SettingName): string[] {
    const given = (this.text(name) ?? '').split(',').flatMap((one) => one.trim() || []);
    if (given.some((one) => one.length < MIN_SECRET_LENGTH)) {
      this.problems.push(`${name} names a secret of fewer than ${MIN_SECRET_LENGTH} characters`);
    }
    return given;
  }

  /** Currencies with days, such as `GBP@2026-11-17`. */
  checkedRates(name: SettingName): string[] {
    const given = (this.text(name) ?? '').split(',').flatMap((one) => one.trim() || []);
    const wrong = given.find((one) => !/^[A-Z]{3}@\d{4}-\d\d-\d\d$/.test(one));
    return wrong === undefined ? given : this.#refuse(name, wrong, 'a currency and a day, such as GBP@2026-11-17', []);
  }

  #refuse<T>(name: SettingName, given: string, expected: string, fallback: T): T {
    this.problems.push(`${name} is "${given}"; expected ${expected}`);
    return fallback;
  }
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined; // The caller reports it with the variable's name.
  }
}

/** Whether the text is an address, optionally with a prefix length. A network of all addresses is rejected. */
function isNetwork(text: string): boolean {
  const [address = '', length, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
