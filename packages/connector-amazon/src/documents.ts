import { createGunzip } from 'node:zlib';
import { type AccountSession, ConnectorError, textOf, withTemporaryFile } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Rest } from './rest.ts';
import { amazonSite } from './sites.ts';
import type { DocumentAddress, Processing } from './wire.ts';

const FEEDS = '/feeds/2021-06-30';
const REPORTS = '/reports/2021-06-30';
const LISTINGS_REPORT = 'GET_MERCHANT_LISTINGS_ALL_DATA';
const LISTINGS_FEED = 'JSON_LISTINGS_FEED';
const FEED_CONTENT_TYPE = 'application/json; charset=UTF-8';

/** Maximum size of a feed's report: a message of some hundred bytes for each entry. */
const LARGEST_FEED_REPORT_BYTES = 64 * 1024 * 1024;

/**
 * Downloads a document and passes its text on in chunks. Reports of some countries are not in UTF-8; the content type states the charset.
 */
export async function readText<T>(
  rest: Rest,
  session: AccountSession,
  address: DocumentAddress | undefined,
  use: (parts: AsyncIterable<string>) => Promise<T>,
  mostBytes?: number,
): Promise<T> {
  const { url, compressionAlgorithm } = address ?? {};
  if (!url) throw new ConnectorError('unavailable', 'Amazon did not say where the document is.');
  return withTemporaryFile(async (file) => {
    const { contentType } = await rest.download(session, url, file);
    const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
    return use(
      textOf(file.createReadStream({ start: 0, autoClose: false }), {
        marketplace: 'Amazon',
        ...(compressionAlgorithm === 'GZIP' ? { unpack: createGunzip() } : {}),
        ...(charset === undefined ? {} : { charset }),
        ...(mostBytes === undefined ? {} : { mostBytes }),
      }),
    );
  });
}

export async function wholeText(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** Feeds and reports: documents that are uploaded or requested as a whole and processed asynchronously. */
export function createDocuments(rest: Rest) {
  return {
    /** Uploads a feed's messages and returns the document id. Nothing is processed before `createFeed`. */
    async uploadFeed(session: AccountSession, document: string): Promise<string> {
      const made = await rest.call<{ feedDocumentId?: string; url?: string }>(session, {
        operation: 'createFeedDocument',
        method: 'POST',
        path: `${FEEDS}/documents`,
        body: { contentType: FEED_CONTENT_TYPE },
        // Repeatable: a second unused document does no harm.
        isRepeatable: true,
      });
      if (!made?.url || !made.feedDocumentId)
        throw new ConnectorError('unavailable', 'Amazon made no place for the feed.');
      await rest.upload(session, made.url, FEED_CONTENT_TYPE, document);
      return made.feedDocumentId;
    },

    /** Creates a listings feed from a document and returns the feed id. */
    async createFeed(session: AccountSession, site: Site, documentId: string): Promise<string> {
      const feed = await rest.call<{ feedId?: string }>(session, {
        operation: 'createFeed',
        method: 'POST',
        path: `${FEEDS}/feeds`,
        body: {
          feedType: LISTINGS_FEED,
          marketplaceIds: [amazonSite(site).marketplaceId],
          inputFeedDocumentId: documentId,
        },
        isRepeatable: false,
      });
      if (!feed?.feedId) throw new ConnectorError('unknown', 'Amazon did not name the feed.');
      return feed.feedId;
    },

    getFeed: (session: AccountSession, feedId: string) =>
      rest.call<Processing>(session, {
        operation: 'getFeed',
        method: 'GET',
        path: `${FEEDS}/feeds/${encodeURIComponent(feedId)}`,
        isRepeatable: true,
        members: { processingStatus: 'value' },
      }),

    async readFeedDocument(session: AccountSession, documentId: string): Promise<string> {
      const address = await rest.call<DocumentAddress>(session, {
        operation: 'getFeedDocument',
        method: 'GET',
        path: `${FEEDS}/documents/${encodeURIComponent(documentId)}`,
        isRepeatable: true,
      });
      return readText(rest, session, address, wholeText, LARGEST_FEED_REPORT_BYTES);
    },

    async createListingsReport(session: AccountSession, site: Site): Promise<string> {
      const body = await rest.call<{ reportId?: string }>(session, {
        operation: 'createReport',
        method: 'POST',
        path: `${REPORTS}/reports`,
        body: { reportType: LISTINGS_REPORT, marketplaceIds: [amazonSite(site).marketplaceId] },
        isRepeatable: false,
      });
      if (!body?.reportId) throw new ConnectorError('unavailable', 'Amazon did not name the report that it began.');
      return body.reportId;
    },

    getReport: (session: AccountSession, reportId: string) =>
      rest.call<Processing>(session, {
        operation: 'getReport',
        method: 'GET',
        path: `${REPORTS}/reports/${encodeURIComponent(reportId)}`,
        isRepeatable: true,
        members: { processingStatus: 'value' },
      }),

    async readReportDocument<T>(
      session: AccountSession,
      documentId: string,
      use: (parts: AsyncIterable<string>) => Promise<T>,
    ): Promise<T> {
      const address = await rest.call<DocumentAddress>(session, {
        operation: 'getReportDocument',
        method: 'GET',
        path: `${REPORTS}/documents/${encodeURIComponent(documentId)}`,
        isRepeatable: true,
      });
      return readText(rest, session, address, use);
    },
  };
}
