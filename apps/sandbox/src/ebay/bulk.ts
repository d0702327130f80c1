import { hash32 } from '../platform/seeded.ts';
import { isObject } from './conform.ts';
import { type EbayErrorBody, EbayRefusal, ebayError, refusal } from './errors.ts';
import { type Answer, json, type UserCall } from './operation.ts';

export const BULK_ENTRIES = 25;

export interface BulkResponse {
  statusCode: number;
  errors?: EbayErrorBody[];
  [field: string]: unknown;
}

/** The `requests` of a bulk body, 1 to 25; otherwise the whole call is rejected, too many with the call's own error id. */
export function readRequests(body: unknown, tooMany: 25727 | 25730 | 25709): Record<string, unknown>[] {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests) || requests.length === 0 || !requests.every(isObject)) {
    throw refusal(400, 25709, { fieldName: 'requests', additionalInfo: 'a list of 1 to 25 objects is expected' });
  }
  if (requests.length > BULK_ENTRIES) {
    const additionalInfo = tooMany === 25709 ? `at most ${BULK_ENTRIES} are expected` : BULK_ENTRIES;
    throw refusal(400, tooMany, { ...(tooMany === 25709 ? { fieldName: 'requests' } : {}), additionalInfo });
  }
  return requests;
}

export function requireUnique(keys: readonly string[], errorId: 25728 | 25729 | 25731 | 25734): void {
  if (new Set(keys).size !== keys.length) throw refusal(400, errorId);
}

/** The entry that the fault `partial-207` breaks: the same one for equal calls, so that a test is reproducible. */
export function brokenEntryIndex(call: UserCall, count: number): number {
  const fault = call.fault('partial-207');
  return fault && count > 0 ? hash32(`${fault.id}/${fault.hits}`) % count : -1;
}

/** Runs each entry separately; an error is that entry's response and does not affect the others. */
export function runEntries<T>(
  call: UserCall,
  entries: readonly T[],
  name: (entry: T) => Record<string, unknown>,
  run: (entry: T) => BulkResponse,
): Answer {
  const spoiled = brokenEntryIndex(call, entries.length);
  const responses = entries.map((entry, index): BulkResponse => {
    if (index === spoiled) {
      return {
        ...name(entry),
        statusCode: 500,
        errors: [ebayError(25001, { additionalInfo: 'a fault is switched on' })],
      };
    }
    try {
      return run(entry);
    } catch (error) {
      if (error instanceof EbayRefusal) return { ...name(entry), statusCode: error.status, errors: error.errors };
      throw error;
    }
  });
  return bulkAnswer(responses);
}

export function bulkAnswer(responses: BulkResponse[]): Answer {
  return json(responses.some((response) => response.statusCode >= 400) ? 207 : 200, { responses });
}
