import { randomUUID } from 'node:crypto';
import { isObject } from './conform.ts';
import { refusal } from './errors.ts';
import type { StoredDocument } from './model.ts';
import { json, type Operation, type UserCall } from './operation.ts';

const base = '/commerce/media/v1_beta/document';
/** How long eBay examines a document. */
const EXAMINED_MS = 2_000;

const TYPES: ReadonlySet<unknown> = new Set([
  'ACCESSIBILITY_INFORMATION',
  'CERTIFICATE_OF_ANALYSIS',
  'CERTIFICATE_OF_CONFORMITY',
  'DECLARATION_OF_CONFORMITY',
  'INSTALLATION_INSTRUCTIONS',
  'INSTRUCTIONS_FOR_USE',
  'OTHER_SAFETY_DOCUMENTS',
  'SAFETY_DATA_SHEET',
  'TROUBLE_SHOOTING_GUIDE',
  'USER_GUIDE_OR_MANUAL',
]);
const LANGUAGES: ReadonlySet<unknown> = new Set([
  ...['DUTCH', 'ENGLISH', 'FRENCH', 'GERMAN', 'ITALIAN', 'OTHER', 'POLISH', 'PORTUGUESE', 'SPANISH'],
]);
/** The types of files that eBay accepts. */
const FILE = /\.(pdf|jpe?g|png)$/i;

export type DocumentStatus = 'SUBMITTED' | 'ACCEPTED' | 'REJECTED';

/** The sandbox opens no address: it judges the file by the name. */
export function statusOf({ documentUrl, createdAt }: StoredDocument, now: number): DocumentStatus {
  if (now - createdAt < EXAMINED_MS) return 'SUBMITTED';
  return FILE.test(new URL(documentUrl).pathname) ? 'ACCEPTED' : 'REJECTED';
}

function answerOf({ world }: UserCall, document: StoredDocument) {
  const { documentId, documentUrl, documentType, languages } = document;
  const fileName = new URL(documentUrl).pathname.split('/').at(-1) ?? '';
  const documentStatus = statusOf(document, world.clock.now());
  return {
    ...{ documentId, documentStatus, documentType, languages },
    ...(documentStatus === 'ACCEPTED'
      ? { documentMetadata: { fileName, fileType: fileName.split('.').at(-1)?.toLowerCase(), fileSize: '48213' } }
      : {}),
  };
}

export const mediaOperations: readonly Operation[] = [
  {
    api: 'media',
    auth: 'user',
    name: 'createDocumentFromUrl',
    method: 'POST',
    url: `${base}/create_document_from_url`,
    run(call) {
      const { documentUrl, documentType, languages } = isObject(call.body) ? call.body : {};
      // eBay publishes no error id of its own for these.
      const unacceptable = (field: string) =>
        refusal(400, 2004, { additionalInfo: `${field} is missing or not acceptable` });
      if (typeof documentUrl !== 'string' || !/^https:\/\/\S+$/.test(documentUrl) || !URL.canParse(documentUrl)) {
        throw unacceptable('documentUrl');
      }
      if (typeof documentType !== 'string' || !TYPES.has(documentType)) throw unacceptable('documentType');
      if (!Array.isArray(languages) || languages.length === 0 || languages.some((one) => !LANGUAGES.has(one))) {
        throw unacceptable('languages');
      }
      const documentId = randomUUID();
      const document = { documentId, documentUrl, documentType, languages, createdAt: call.world.clock.now() };
      call.seller.commit([{ t: 'document', document }]);
      const location = `${call.world.config.publicUrl}/ebay${base}/${documentId}`;
      return { ...json(201, answerOf(call, document)), headers: { location } };
    },
  },
  {
    api: 'media',
    auth: 'user',
    name: 'getDocument',
    method: 'GET',
    url: `${base}/:documentId`,
    run(call) {
      const { documentId = '' } = call.params;
      const document = call.seller.state.documents.get(documentId);
      if (!document) throw refusal(404, 190052, { documentId });
      return json(200, answerOf(call, document));
    },
  },
];
