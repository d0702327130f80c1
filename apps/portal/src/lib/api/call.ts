import type { Call, CallInput, ErrorBody } from '@quayside/contract';
import { queryOptions } from '@tanstack/react-query';
import { noteAnswer, noteNoAnswer } from '../connection.ts';
import { currentLanguage } from '../i18n/language.ts';
import { messages } from '../i18n/messages.ts';
import { isLeaving, untilLeavingCancelled } from '../leaving.ts';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { noteFailedRequest } from './failed-request.ts';

/** Bad gateway, unavailable, gateway timeout: from a proxy if the body is not Quayside's. */
const UNANSWERED: ReadonlySet<number> = new Set([502, 503, 504]);

function unanswered(): ApiError {
  noteNoAnswer();
  return new ApiError(0, {}, messages.t('failed.network'));
}

async function readError(response: Response): Promise<ApiError> {
  try {
    const body: Partial<ErrorBody> = await response.json();
    noteAnswer();
    if (response.status >= 500 && body.request_id) noteFailedRequest(body.request_id);
    return new ApiError(response.status, body, messages.t('failed.text'));
  } catch {
    // A proxy reports that Quayside does not respond.
    if (UNANSWERED.has(response.status)) return unanswered();
    // A proxy's page instead of JSON: only the status is known.
    return new ApiError(response.status, {}, messages.t('failed.text'));
  }
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** The call that signs out; all other calls wait until it is done. */
  readonly isLast?: boolean;
}

async function send<Input extends CallInput>(
  definition: Call<Input>,
  input: Input,
  options: CallOptions,
): Promise<Response> {
  if (isLeaving() && !options.isLast) await untilLeavingCancelled();
  const hasBody = input.body !== undefined;
  let response: Response;
  try {
    response = await fetch(addressOf(definition.path, input), {
      method: definition.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': currentLanguage(),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw unanswered();
  }
  if (!response.ok) throw await readError(response);
  noteAnswer();
  return response;
}

/**
 * Makes one call of the contract and returns its output; undefined for a response without content.
 * @throws ApiError for every unsuccessful response and if there is none; an abort is rethrown unchanged
 */
export async function call<Input extends CallInput, Output>(
  definition: Call<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  const text = await (await send(definition, input, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Output;
}

/** Makes a call whose answer is a file. @throws ApiError as `call` does */
export async function callFile<Input extends CallInput>(definition: Call<Input>, input: Input): Promise<Blob> {
  return (await send(definition, input, {})).blob();
}

/** The TanStack Query options of a call: the key is the call's id and input, and unmounting cancels it. */
export function query<Input extends CallInput, Output>(definition: Call<Input, Output>, input: Input) {
  return queryOptions({
    queryKey: [definition.id, input] as const,
    queryFn: ({ signal }) => call(definition, input, { signal }),
  });
}
