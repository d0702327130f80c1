/** The rule for new passwords (specification, section 5): 6 to 30 characters with at least one digit, one letter and one special. */
export const PASSWORD_LENGTH = { min: 6, max: 30 } as const;

/** One part of the rule, in the order in which a form lists them. */
export type PasswordRule = 'length' | 'letter' | 'digit' | 'special';

const RULES: Readonly<Record<PasswordRule, (value: string) => boolean>> = {
  // User-perceived characters, not UTF-16 units.
  length: (value) => {
    const { length } = [...value];
    return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
  },
  letter: (value) => /\p{L}/u.test(value),
  digit: (value) => /\p{Nd}/u.test(value),
  // A blank is allowed but does not count as a special character.
  special: (value) => /[^\p{L}\p{N}\s]/u.test(value),
};

export const PASSWORD_RULES = Object.keys(RULES) as readonly PasswordRule[];

/** Returns the rule parts that a password violates; empty if the password is valid. */
export function brokenPasswordRules(value: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !RULES[rule](value));
}

export function isPassword(value: string): boolean {
  return brokenPasswordRules(value).length === 0;
}
