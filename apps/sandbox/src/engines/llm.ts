import type { Answer } from '../platform/answer-call.ts';
import { type EngineDialect, field } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';
import { answerRows } from './llm-rows.ts';

/** What fits into one answer before it is cut off. */
const CUT_AT = 200;
const tokensIn = (text: string) => Math.ceil(text.length / 4);

const refuse = (
  status: number,
  message: string,
  type: string,
  code: string | null,
  param: string | null = null,
): Answer => ({
  status,
  body: { error: { message, type, param, code } },
});

const textOf = (message: unknown): string => {
  const content = field(message, 'content');
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => String(field(part, 'text') ?? '')).join('') : '';
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A server of a language model with OpenAI's chat API. It answers questions in the form of Quayside's instructions: titles
 * of the built-in catalogue, and texts of which it knows every word. To any other question it says that it cannot help.
 */
export const llmDialect: EngineDialect = {
  operation: 'llm.chat',
  url: '/llm/chat/completions',
  answer({ machine, request, struck, isStruck }) {
    const { body } = request;
    const given = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1];
    if (given !== ENGINE_KEYS.llm || isStruck('revoked-token')) {
      return refuse(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
    }
    if (isStruck('5xx')) return refuse(503, 'The engine is currently overloaded.', 'server_error', null);
    if (isStruck('quota-used')) {
      return refuse(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota');
    }
    if (isStruck('throttle-429')) {
      const limits = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '2s' };
      return { ...refuse(429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded'), headers: limits };
    }
    const model = field(body, 'model');
    if (model !== ENGINE_KEYS.llmModel) {
      return refuse(404, `The model \`${model}\` does not exist.`, 'invalid_request_error', 'model_not_found');
    }
    const messages = field(body, 'messages');
    if (!Array.isArray(messages) || messages.length === 0) {
      return refuse(400, "Missing required parameter: 'messages'.", 'invalid_request_error', null, 'messages');
    }
    if (isStruck('no-schema') && field(body, 'response_format') !== undefined) {
      return refuse(
        400,
        "Invalid parameter: 'response_format' is not supported.",
        'invalid_request_error',
        null,
        'response_format',
      );
    }
    const rows = answerRows(parsed(textOf(messages.at(-1))), struck);
    const said = rows === undefined ? 'I can only translate the titles that I know.' : JSON.stringify({ rows });
    const isCut = isStruck('cut-short') && said.length > CUT_AT;
    const content = isCut ? said.slice(0, CUT_AT) : said;
    const prompt = messages.reduce((sum, message) => sum + tokensIn(textOf(message)), 0);
    const refusal = isStruck('refused') ? 'I’m sorry, I cannot assist with that request.' : null;
    return {
      status: 200,
      body: {
        id: 'chatcmpl-sandbox',
        object: 'chat.completion',
        created: Math.floor(machine.clock.now() / 1_000),
        model,
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: refusal === null ? content : null, refusal },
            logprobs: null,
            finish_reason: isCut ? 'length' : 'stop',
          },
        ],
        usage: {
          prompt_tokens: prompt,
          completion_tokens: tokensIn(content),
          total_tokens: prompt + tokensIn(content),
        },
      },
    };
  },
};
