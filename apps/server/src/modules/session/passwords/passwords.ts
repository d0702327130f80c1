import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's second recommended setting (19 MiB, two passes, one lane): 15 to 35 ms a hash. */
const SETTINGS = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS);
}

export function isPasswordRight(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that the response time does not reveal whether an e-mail has a login. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has');
  await verify(await decoy, password);
}
