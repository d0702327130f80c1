import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  signature: { alg: string; kid: string; signature: string; digest: string };
  body: string;
  message: {
    metadata: { topic: string; schemaVersion: string; deprecated: boolean };
    notification: {
      notificationId: string;
      publishAttemptCount: number;
      eventDate: string;
      data: Record<string, string>;
    };
  };
}

/** An application's endpoint for eBay's notifications: it answers the challenge and stores what it receives. */
export interface NotificationEndpoint {
  url: string;
  verificationToken: string;
  received: Received[];
  /** The responses to deliveries in turn; 204 once they are used up. */
  answers: number[];
  stop(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export async function startEndpoint(): Promise<NotificationEndpoint> {
  const verificationToken = 'tests-verification-token-0123456789';
  const received: Received[] = [];
  const answers: number[] = [];
  let url = '';
  const server = createServer((request, response) => {
    const code = new URL(request.url ?? '/', 'http://localhost').searchParams.get('challenge_code');
    if (code !== null) {
      const challengeResponse = createHash('sha256')
        .update(code + verificationToken + url)
        .digest('hex');
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ challengeResponse }));
      return;
    }
    void textOf(request).then((body) => {
      const header = Buffer.from(String(request.headers['x-ebay-signature']), 'base64').toString('utf8');
      received.push({ signature: JSON.parse(header), body, message: JSON.parse(body) });
      response.statusCode = answers.shift() ?? 204;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ebay/notifications`;
  return {
    url,
    verificationToken,
    received,
    answers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
