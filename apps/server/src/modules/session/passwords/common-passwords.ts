/** How far down the list a word is still one of those that attackers vary first. */
const COMMON_WORDS = 1_000;
/** Shorter words are parts of too many good passwords. */
const SHORTEST_WORD = 6;

/** Letters that people write as figures and signs. */
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

/** About 49,000 of the passwords seen most often in leaks, the commonest first; in memory from the first new password on. */
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
 * Whether a password is one of the commonest, or is one of them as people dress it up for a rule like ours: in capitals, with signs
 * around it, or a common word with figures after it (`Passw0rd!`, `Welcome-2024`).
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
