import type { FastifyInstance } from 'fastify';
import { ControlRefusal, isTrue, readFields, requiredText } from './read.ts';

/** Where a marketplace stores which clients' secrets have expired. */
interface ClientSecrets {
  setSecretExpired(clientId: string, isExpired: boolean): void;
  isSecretExpired(clientId: string): boolean;
  settled(): Promise<void>;
}

/** The control that expires a client's secret, or makes it valid again. */
export function mountClientSecrets(
  app: FastifyInstance,
  base: string,
  secrets: ClientSecrets,
  isKnown: (clientId: string) => boolean,
): void {
  app.post(`${base}/clients/secret`, async (request) => {
    const fields = readFields(request.body);
    const clientId = requiredText(fields, 'clientId');
    if (!isKnown(clientId)) throw new ControlRefusal(404, `there is no client ${clientId}`);
    secrets.setSecretExpired(clientId, isTrue(fields.expired));
    await secrets.settled();
    return { clientId, expired: secrets.isSecretExpired(clientId) };
  });
}
