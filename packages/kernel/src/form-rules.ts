/** Form rules that both sides use (specification, section 5). */

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[^\s@<>(),;:"[\]\\.]+\.)+[^\s@<>(),;:"[\]\\.]{2,}$/;

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value);
}

/** '+' then 7 to 15 digits, the first non-zero. */
export function isPhone(value: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(value);
}
