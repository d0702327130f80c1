import {
  ConnectorError,
  chunked,
  failed,
  failedBy,
  mapBounded,
  type Outcome,
  succeeded,
} from '@quayside/connector-kit';
import { toConnectorError } from './errors.ts';
import { BULK_LIMIT } from './inventory.ts';
import type { BulkEntry, EbayError } from './wire.ts';

/** Parallel single calls after a failed bulk call, or for calls without a bulk form. */
export const PARALLEL_CALLS = 6;

/**
 * Sends entries through one of eBay's bulk calls, 25 at a time, and returns one outcome per entry. A bad entry fails alone, whether eBay
 * reports its error inside the bulk response or rejects the whole call. A rejected call has done nothing, so its entries are sent again one
 * by one.
 */
export async function sendBulk<In>(
  inputs: readonly In[],
  call: (inputs: In[]) => Promise<readonly BulkEntry[]>,
  isAnswerTo: (answer: BulkEntry, input: In) => boolean,
): Promise<Outcome<BulkEntry>[]> {
  const outcomes = await mapBounded(chunked(inputs, BULK_LIMIT), 2, async (chunk) => {
    try {
      return settle(chunk, await call(chunk), isAnswerTo);
    } catch (error) {
      const failure = failedBy(error);
      if (chunk.length === 1 || !isRefusal(failure.error)) return chunk.map(() => failure);
      return mapBounded(chunk, PARALLEL_CALLS, (input) => sendOne(input, call, isAnswerTo));
    }
  });
  return outcomes.flat();
}

async function sendOne<In>(
  input: In,
  call: (inputs: In[]) => Promise<readonly BulkEntry[]>,
  isAnswerTo: (answer: BulkEntry, input: In) => boolean,
): Promise<Outcome<BulkEntry>> {
  try {
    const [outcome] = settle([input], await call([input]), isAnswerTo);
    return outcome ?? failed(unanswered());
  } catch (error) {
    return failedBy(error);
  }
}

export function isRefusal(error: ConnectorError): boolean {
  return error.kind === 'rejected' || error.kind === 'not-found';
}

function settle<In>(
  inputs: readonly In[],
  answers: readonly BulkEntry[],
  isAnswerTo: (answer: BulkEntry, input: In) => boolean,
): Outcome<BulkEntry>[] {
  return inputs.map((input) => {
    const answer = answers.find((candidate) => isAnswerTo(candidate, input));
    if (!answer) return failed(unanswered());
    const status = answer.statusCode ?? 200;
    if (status < 400) return succeeded(answer);
    return failed(toConnectorError({ status, errors: answer.errors ?? [], isRepeatable: false }));
  });
}

function unanswered(): ConnectorError {
  return new ConnectorError('unknown', 'eBay’s bulk answer does not mention the entry.');
}

export function warningTexts(warnings: readonly EbayError[] | undefined): string[] {
  return (warnings ?? []).map((warning) => warning.longMessage ?? warning.message ?? String(warning.errorId));
}
