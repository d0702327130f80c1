import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMail } from '../../../test/mail.ts';
import { createFileTransport, createSmtpTransport, MailRefused, type OutgoingMail } from './mail-transport.ts';

const FROM = 'Quayside <no-reply@quayside.example>';
const MAIL: OutgoingMail = {
  mailId: 7,
  to: 'robin@shop.example',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  subject: 'Grüße vom Kai',
  text: 'Guten Tag,\n\nhttps://q.example/x?token=abc\n\n.\nÜber den Wellen',
  html: '<p>Guten Tag</p>',
};

describe('a mail server', () => {
  let server: Server;
  let received: { envelope: string[]; source: string };
  let answerTo: (command: string) => string | undefined;

  /** A minimal SMTP server (RFC 5321); `answerTo` can override the response to a command. */
  beforeEach(async () => {
    received = { envelope: [], source: '' };
    answerTo = () => undefined;
    server = createServer((socket) => {
      let isData = false;
      let buffer = '';
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        buffer += chunk.toString();
        for (;;) {
          const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
          if (end < 0) return;
          const piece = buffer.slice(0, end);
          buffer = buffer.slice(end + (isData ? 5 : 2));
          if (isData) received.source = piece;
          else received.envelope.push(piece);
          const said = isData ? '250 taken' : (answerTo(piece) ?? (piece === 'DATA' ? '354 go on' : '250 fine'));
          isData = !isData && said.startsWith('354');
          socket.write(`${said}\r\n`);
          if (piece === 'QUIT') socket.end();
        }
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => {
    server.close();
  });
  const transport = () => createSmtpTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, FROM);

  it('gets the complete mail for one recipient', async () => {
    await transport().send(MAIL);
    expect(received.envelope).toContain('MAIL FROM:<no-reply@quayside.example>');
    expect(received.envelope.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<robin@shop.example>']);
    const mail = parseMail(received.source.replaceAll('\r\n..', '\r\n.'));
    expect(mail).toMatchObject({ to: MAIL.to, subject: MAIL.subject, text: MAIL.text });
    expect(received.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received.source).toMatch(/^Message-ID: <mail-7-1795255200000@quayside\.example>\r$/m);
  });

  it('with a temporary error is retried, and with a permanent one is not', async () => {
    answerTo = (command) => (command.startsWith('RCPT') ? '451 come back later' : undefined);
    await expect(transport().send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
    answerTo = (command) => (command.startsWith('RCPT') ? '550 nobody of that name' : undefined);
    await expect(transport().send(MAIL)).rejects.toBeInstanceOf(MailRefused);
  });

  it('that is unreachable counts as a temporary error', async () => {
    const away = transport();
    await new Promise((closed) => server.close(closed));
    await expect(away.send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
  });
});

describe('files instead of a mail server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-mail-'));
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('contain each mail, readable by this user only, and writing again replaces the file', async () => {
    const place = join(directory, 'mail');
    const transport = createFileTransport(place, FROM);
    await transport.send(MAIL);
    await transport.send(MAIL);
    const [name = '', ...others] = readdirSync(place);
    expect(others).toEqual([]);
    expect(name).toBe('2026-11-21T10-00-00-000Z-7.eml');
    expect(statSync(join(place, name)).mode & 0o077).toBe(0);
    expect(parseMail(readFileSync(join(place, name), 'utf8'))).toMatchObject({ to: MAIL.to, text: MAIL.text });
  });
});
