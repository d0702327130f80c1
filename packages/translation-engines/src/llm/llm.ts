import { type Clock, ConnectorError, publicFetch } from '@quayside/connector-kit';
import { at, createEngineHttp, keyRefused, quotaUsed, refused, wordsOf } from '../http.ts';
import type { EngineClient, EngineKey, EngineRequest, EngineText } from '../port.ts';
import { ANSWER_FORM, type AskedRow, rowOf, systemPrompt, userPrompt } from './llm-prompt.ts';
import { readRows } from './llm-rows.ts';
import { retryAtOf } from './rate-limit.ts';

/** A model on a processor without help writes some ten tokens in a second. */
const TIMEOUT_MS = 180_000;
const TEXTS_AT_ONCE = 20;
const OPTIONAL = ['temperature', 'response_format'] as const;
type Optional = (typeof OPTIONAL)[number];

/** A token of the usual vocabularies has three bytes or more, in the languages of the sites. */
const tokensIn = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);
const CALL_TOKENS = tokensIn(systemPrompt({ from: 'en', to: 'de', limit: 100 })) + 100;
/** What the model reads of a text, and what it writes: the source again, and a translation that is half as long again. */
const tokensOf = (text: EngineText) =>
  tokensIn(JSON.stringify(rowOf(text, 1))) + Math.ceil(tokensIn(text.text) * 2.5) + 20;

/** Whether a server's quota or credit is used up, as opposed to too frequent calls. */
const isUsedUp = (status: number, body: unknown) =>
  status === 402 || [at(body, 'error', 'code'), at(body, 'error', 'type')].includes('insufficient_quota');

/**
 * A language model behind the chat API of OpenAI: `POST /chat/completions`
 * (platform.openai.com/docs/api-reference/chat). Ollama, llama.cpp, vLLM and others serve the same call. Texts have ids
 * and come back with their source, so that no translation reaches another text. Optional parts that a model rejects are
 * left out from then on; the instructions alone then describe the answer.
 * @param url the server's base URL, such as `https://api.openai.com/v1`. One that a seller entered (`key.url`) leads to
 * public addresses only
 */
export function createLlm(
  { key, url: own, model = '' }: EngineKey,
  url: string | undefined,
  clock: Clock,
): EngineClient {
  const isOwn = own !== undefined && own !== url;
  const http = createEngineHttp(clock, {
    timeoutMs: TIMEOUT_MS,
    ...(isOwn ? { fetch: publicFetch } : {}),
    retryAtOf: async (_context, _request, response) => {
      const body = bodyOf(response.bytes);
      if (isUsedUp(response.status, body)) throw quotaUsed();
      return retryAtOf(response.headers, clock.now());
    },
  });
  const base = (own ?? url ?? '').replace(/\/+$/, '');
  const unsupported = new Set<Optional>();

  async function complete(request: EngineRequest, rows: readonly AskedRow[]): Promise<Choice> {
    if (base === '') throw new ConnectorError('unavailable', 'The language model has no address.');
    const sent = new Set(unsupported);
    const body = {
      model,
      messages: [
        { role: 'system', content: systemPrompt(request) },
        { role: 'user', content: userPrompt(request, rows) },
      ],
      temperature: sent.has('temperature') ? undefined : 0,
      response_format: sent.has('response_format') ? undefined : ANSWER_FORM,
    };
    const { status, body: answer } = await http.send({
      operation: 'llm.chat',
      url: `${base}/chat/completions`,
      headers: { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    });
    const rejected = status === 400 || status === 422 ? OPTIONAL.find((name) => isAbout(answer, name)) : undefined;
    if (rejected && !sent.has(rejected)) {
      unsupported.add(rejected);
      return complete(request, rows);
    }
    if (status !== 200) throw errorOf(status, answer);
    const used = at(answer, 'usage', 'total_tokens');
    request.onCharge?.(typeof used === 'number' && used > 0 ? Math.ceil(used) : estimate(request.texts));
    return choiceOf(answer);
  }

  /** Asks for these rows; an answer that was cut off is asked for again in halves. */
  async function ask(request: EngineRequest, rows: readonly AskedRow[]): Promise<Map<number, string>> {
    const { content, isCut } = await complete(request, rows);
    const found = readRows(content, rows);
    if (found && !isCut) return found;
    if (!isCut || rows.length === 1) throw unreadable();
    const half = Math.ceil(rows.length / 2);
    const first = await ask(request, rows.slice(0, half));
    return new Map([...first, ...(await ask(request, rows.slice(half)))]);
  }

  return {
    name: 'llm',
    unit: 'tokens',
    hearsReasons: true,
    limits: { texts: TEXTS_AT_ONCE, characters: 60_000 },
    charactersOf: estimate,
    async translate(request) {
      const rows = request.texts.map((text, index) => rowOf(text, index + 1));
      const found = await ask(request, rows);
      const missing = rows.filter(({ id }) => !found.has(id));
      // A model that leaves rows out or mixes them up is asked for these once more, without the others.
      const more = missing.length === 0 ? [] : await ask(request, missing).catch(noneOf);
      for (const [id, text] of more) found.set(id, text);
      return rows.map(({ id }) => found.get(id) ?? '');
    },
  };
}

const estimate = (texts: readonly EngineText[]) => CALL_TOKENS + texts.reduce((sum, text) => sum + tokensOf(text), 0);

interface Choice {
  readonly content: string;
  /** The model reached its limit of tokens. */
  readonly isCut: boolean;
}

/** @throws ConnectorError `rejected` if the model declines */
function choiceOf(answer: unknown): Choice {
  const choice = at(answer, 'choices', 0);
  const why = at(choice, 'finish_reason');
  const declined = at(choice, 'message', 'refusal');
  if (typeof declined === 'string' && declined !== '') throw refused(declined, 'refusal');
  if (why === 'content_filter') throw refused('The model’s filter withheld the answer.', 'content_filter');
  const content = at(choice, 'message', 'content');
  if (typeof content !== 'string') throw unreadable();
  return { content, isCut: why === 'length' };
}

/** What was answered before stays. */
function noneOf(error: unknown): Map<number, string> {
  if (error instanceof ConnectorError) return new Map();
  throw error;
}

const unreadable = () => new ConnectorError('unknown', 'The engine’s answer cannot be read.', { code: 'shape' });

function bodyOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Servers write an error as an object, or as a text (`{"error":"…"}`, `{"detail":"…"}`). */
const messageOf = (body: unknown) =>
  at(body, 'error', 'message') ?? at(body, 'error') ?? at(body, 'detail') ?? at(body, 'message');

const isAbout = (body: unknown, name: Optional) =>
  String(at(body, 'error', 'param') ?? '').startsWith(name) || (JSON.stringify(messageOf(body)) ?? '').includes(name);

function errorOf(status: number, body: unknown): Error {
  const code = String(at(body, 'error', 'code') ?? at(body, 'error', 'type') ?? status);
  if (isUsedUp(status, body)) return quotaUsed();
  if (status === 401 || status === 403) return keyRefused(code);
  return refused(wordsOf(messageOf(body)), code);
}
