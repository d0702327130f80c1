import { type AccountSession, ConnectorError, type DocumentChannel } from '@quayside/connector-kit';
import type { DocumentKind, DocumentLanguage, DocumentState, ProductDocument } from '@quayside/kernel/documents';
import type { Rest } from './rest.ts';
import type { RemoteDocument } from './wire.ts';

const DOCUMENTS = '/commerce/media/v1_beta/document';

/** eBay's names. */
const KINDS: Readonly<Record<DocumentKind, string>> = {
  data_sheet: 'SAFETY_DATA_SHEET',
  manual: 'USER_GUIDE_OR_MANUAL',
  instructions: 'INSTRUCTIONS_FOR_USE',
  installation: 'INSTALLATION_INSTRUCTIONS',
  troubleshooting: 'TROUBLE_SHOOTING_GUIDE',
  conformity_declaration: 'DECLARATION_OF_CONFORMITY',
  conformity_certificate: 'CERTIFICATE_OF_CONFORMITY',
  analysis: 'CERTIFICATE_OF_ANALYSIS',
  accessibility: 'ACCESSIBILITY_INFORMATION',
  other_safety: 'OTHER_SAFETY_DOCUMENTS',
};
const LANGUAGES: Readonly<Record<DocumentLanguage, string>> = {
  ...{ de: 'GERMAN', en: 'ENGLISH', es: 'SPANISH', fr: 'FRENCH', it: 'ITALIAN', nl: 'DUTCH' },
  ...{ pl: 'POLISH', pt: 'PORTUGUESE', other: 'OTHER' },
};
/** The states before eBay's decision. eBay documents no other state than these and `ACCEPTED` as usable. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set(['PENDING_UPLOAD', 'SUBMITTED']);

/** Documents of the Media API. */
export function createDocumentChannel(rest: Rest): DocumentChannel {
  return {
    async upload(session: AccountSession, { url, kind, language }: ProductDocument): Promise<string> {
      const { body } = await rest.call<RemoteDocument>(session, {
        operation: 'ebay.media',
        name: 'createDocumentFromUrl',
        method: 'POST',
        host: 'apim',
        path: `${DOCUMENTS}/create_document_from_url`,
        body: { documentUrl: url, documentType: KINDS[kind], languages: [LANGUAGES[language]] },
        isRepeatable: false,
        members: { documentId: 'value' },
      });
      if (!body?.documentId) throw new ConnectorError('unknown', 'eBay named no document.');
      return body.documentId;
    },

    async stateOf(session: AccountSession, documentId: string): Promise<DocumentState> {
      const { body } = await rest.call<RemoteDocument>(session, {
        operation: 'ebay.media',
        name: 'getDocument',
        method: 'GET',
        host: 'apim',
        path: `${DOCUMENTS}/${encodeURIComponent(documentId)}`,
        isRepeatable: true,
        members: { documentStatus: 'value' },
      });
      if (body?.documentStatus === 'ACCEPTED') return 'accepted';
      return UNDECIDED.has(body?.documentStatus) ? 'asked' : 'refused';
    },
  };
}
