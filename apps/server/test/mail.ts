import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createFileTransport, type MailTransport } from '../src/platform/mail/mail-transport.ts';

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  readonly to: string;
  /** Empty if replies go to the sender. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link of the mail's action. */
  readonly link: URL;
}

export interface TestMails {
  readonly transport: MailTransport;
  /** The mails for an address, oldest first. */
  read(to: string): ReceivedMail[];
}

/** The mail directory of a test file. */
export function useTestMails(): TestMails {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-mail-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  return {
    transport: createFileTransport(directory, 'Quayside <no-reply@quayside.example>'),
    read: (to) =>
      readdirSync(directory)
        .sort((one, other) => mailIdOf(one) - mailIdOf(other))
        .map((name) => parseMail(readFileSync(join(directory, name), 'utf8')))
        .filter((mail) => mail.to === to),
  };
}

const mailIdOf = (fileName: string) => Number(/-(\d+)\.eml$/.exec(fileName)?.[1]);

/** Parses the output of our transport: two alternative parts, as quoted-printable or base64 if they are not plain ASCII. */
export function parseMail(source: string): ReceivedMail {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const part = (type: string) => {
    const found = source.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const at = found.indexOf('\r\n\r\n');
    return decode(found.slice(at + 4), /Content-Transfer-Encoding: (\S+)/.exec(found.slice(0, at))?.[1]);
  };
  const text = part('text/plain').replaceAll('\r\n', '\n').trim();
  return {
    to: header(head, 'To'),
    replyTo: header(head, 'Reply-To'),
    subject: header(head, 'Subject'),
    text,
    html: part('text/html'),
    link: new URL(/^https?:\/\/\S+$/m.exec(text)?.[0] ?? 'none:'),
  };
}

function header(head: string, name: string): string {
  const folded = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(head)?.[1] ?? '';
  const words = folded.replace(/\?=\r\n\s=\?/g, '?==?').replace(/\r\n/g, '');
  return words.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : decode(word.replaceAll('_', ' '), 'quoted-printable'),
  );
}

function decode(content: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
