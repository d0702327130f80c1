import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  /** The mail's id in the outbox. A mail sent twice after a crash has one Message-ID, so mail programs show it once. */
  readonly mailId: number;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly createdAt: Date;
}

/**
 * Sends mails. `send` rejects if a mail could not be delivered to the server, with `MailRefused` if a retry is useless.
 */
export interface MailTransport {
  /** Where people find the mails, for the log. */
  readonly destination: string;
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server rejected the mail permanently: the address does not exist or the sender is blocked. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Imported with the first mail: a gateway sends none. */
const nodemailer = () => import('nodemailer');

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/**
 * Sends mails through a mail server.
 * @param url `smtp://` or `smtps://`, with user and password if required
 */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const options = {
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    destination: new URL(url).host,
    async send(mail) {
      try {
        const { createTransport } = await nodemailer();
        await createTransport(options).sendMail(messageOf(mail, from));
      } catch (cause) {
        // 5xx is permanent, 4xx temporary (RFC 5321, section 4.2.1); without a code there was no response.
        const code = cause instanceof Error && 'responseCode' in cause ? Number(cause.responseCode) : 0;
        if (code >= 500) throw new MailRefused(`The mail server answered ${code}`, { cause });
        throw cause;
      }
    },
  };
}

/** Writes each mail into a file that mail programs open, for development and the demo. Readable by this user only. */
export function createFileTransport(directory: string, from: string): MailTransport {
  return {
    destination: directory,
    async send(mail) {
      const { createTransport } = await nodemailer();
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.mailId}.eml`;
      // Written atomically, so that readers of the directory find no partial mail.
      const unfinished = join(directory, `.${name}.${process.pid}`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(directory, name));
    },
  };
}

function messageOf({ mailId, to, replyTo, createdAt, subject, text, html }: OutgoingMail, from: string) {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    // As an object it is one address, whatever characters it contains.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    from,
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<mail-${mailId}-${createdAt.getTime()}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
