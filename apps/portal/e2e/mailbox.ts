import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';

/** The directory into which Quayside writes mails in these tests, because it has no mail server. */
const DIRECTORY = process.env.QUAYSIDE_E2E_MAIL ?? '';

/** The links in the mails to a recipient, oldest first. */
function linksFor(to: string): string[] {
  if (!existsSync(DIRECTORY)) return [];
  return readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(`${DIRECTORY}/${name}`, 'utf8'))
    .filter((source) => source.includes(`To: ${to}`))
    .flatMap((source) => /^https?:\/\/\S+/m.exec(decode(source))?.[0] ?? []);
}

/** Decodes quoted-printable text well enough to read a link. */
function decode(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Waits for the recipient's next mail with a link to `path`, and returns that link. */
export async function waitForLink(to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      link = linksFor(to).findLast((one) => new URL(one).pathname === path);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Confirms the mailbox of the signed-in login by the mailed link. */
export async function confirmMailbox(request: APIRequestContext, email: string): Promise<void> {
  const link = await waitForLink(email, '/confirm-email');
  const token = new URL(link).searchParams.get('token');
  expect((await request.post('/v1/auth/mailbox', { data: { token } })).status()).toBe(204);
}
