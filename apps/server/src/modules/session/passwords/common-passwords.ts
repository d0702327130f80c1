/** The top of the list, whose words attackers try first in variations. */
const COMMON_WORDS = 1_000;
/** Shorter words are part of too many good passwords. */
const SHORTEST_WORD = 6;

/** Digits and symbols that people use instead of letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

interface Commonest {
  readonly passwords: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

let loading: Promise<Commonest> | undefined;

/** About 49,000 of the most frequently leaked passwords, the most frequent first; loaded at the first new password. */
async function load(): Promise<Commonest> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return {
    passwords: new Set(list),
    words: new Set(
      list.slice(0, COMMON_WORDS).filter((word) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word)),
    ),
  };
}

/**
 * Whether a password is one of the most common ones, or a typical variation of one: in capitals, with symbols around it, or a common word
 * followed by digits (`Passw0rd!`, `Welcome-2024`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  const { passwords, words } = await loading;
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (passwords.has(lower) || passwords.has(bare)) return true;
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return words.has(core) || words.has(core.replace(/[^\p{L}]/gu, (sign) => DISGUISES[sign] ?? sign));
}
