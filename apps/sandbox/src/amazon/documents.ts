import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hash32 } from '../platform/seeded.ts';
import type { AmazonWorld } from './amazon-world.ts';
import type { StoredDocument } from './model.ts';
import type { AmazonSeller } from './seller.ts';

/** Writes the body of a feed to disk before its upload is answered. */
async function writeDocument(seller: AmazonSeller, id: string, body: Buffer): Promise<void> {
  await mkdir(seller.documentsDirectory, { recursive: true });
  const path = join(seller.documentsDirectory, id);
  const file = await open(`${path}.draft`, 'w');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.draft`, path);
}

/** Undefined if nothing was uploaded. */
export async function readDocument(seller: AmazonSeller, id: string): Promise<string | undefined> {
  if (seller.state.documents.get(id)?.isUploaded !== true) return undefined;
  return readFile(join(seller.documentsDirectory, id), 'utf8');
}

/** Creates a document. Its URL is signed and needs no token, like Amazon's presigned URLs. */
export function createDocument(seller: AmazonSeller, contentType: string, now: number): StoredDocument {
  const { value, change } = seller.next('document');
  const id = `amzn1.tortuga.4.eu.${seller.profile.number}-${String(value).padStart(9, '0')}`;
  const document: StoredDocument = { id, contentType, createdAt: now, isUploaded: false };
  seller.commit([change, { t: 'document', document }]);
  return document;
}

const signatureOf = (world: AmazonWorld, path: string) => hash32(`${world.config.seed}/signature/${path}`).toString(16);

/** The presigned URL of a path. */
export function signedUrl(
  world: AmazonWorld,
  seller: AmazonSeller,
  kind: 'upload' | 'result' | 'report' | 'schema',
  id: string,
): string {
  const path = `${seller.profile.username}/${kind}/${encodeURIComponent(id)}`;
  return `${world.config.publicUrl}/amazon-documents/${path}?X-Amz-Signature=${signatureOf(world, path)}`;
}

export interface Download {
  contentType: string;
  body: string | Buffer;
}

export type DownloadSource = (seller: AmazonSeller, id: string) => Download | undefined | Promise<Download | undefined>;

interface Address {
  Params: { seller: string; kind: string; id: string };
  Querystring: { 'X-Amz-Signature'?: string };
}

const forbidden = { Code: 'AccessDenied', Message: 'The signature does not match.' };

export function mountDocuments(
  app: FastifyInstance,
  world: AmazonWorld,
  sources: Readonly<Record<string, DownloadSource>>,
): void {
  const isSigned = ({ seller, kind, id }: Address['Params'], signature: string | undefined) =>
    signature === signatureOf(world, `${seller}/${kind}/${encodeURIComponent(id)}`);

  app.register(async (scope) => {
    // Accepts a body of any type as bytes. Its type must equal the announced one.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.put<Address>('/amazon-documents/:seller/:kind/:id', async (request, reply) => {
      const seller = await world.amazon.sellers.open(request.params.seller);
      const document = seller?.state.documents.get(request.params.id);
      if (
        !seller ||
        !document ||
        request.params.kind !== 'upload' ||
        !isSigned(request.params, request.query['X-Amz-Signature'])
      ) {
        return reply.code(403).send(forbidden);
      }
      if (request.headers['content-type'] !== document.contentType) return reply.code(403).send(forbidden);
      await writeDocument(seller, document.id, request.body as Buffer);
      seller.commit([{ t: 'document', document: { ...document, isUploaded: true } }]);
      await seller.settled();
      return reply.code(200).send();
    });
  });

  app.get<Address>('/amazon-documents/:seller/:kind/:id', async (request, reply) => {
    const { params, query } = request;
    const seller = await world.amazon.sellers.open(params.seller);
    if (!seller || !isSigned(params, query['X-Amz-Signature'])) return reply.code(403).send(forbidden);
    const found = await sources[params.kind]?.(seller, params.id);
    if (!found) return reply.code(404).send({ Code: 'NoSuchKey', Message: 'There is no such document.' });
    return reply.header('content-type', found.contentType).send(found.body);
  });
}
