import { signatureProblem } from './amazon-signature.ts';
import { type EngineDialect, field, header } from './dialect.ts';
import { lieAbout, translateMarkup } from './translate.ts';

const LANGUAGES = new Set(['en', 'de', 'fr', 'fr-CA', 'it', 'es', 'nl', 'pl']);
const MOST_BYTES = 10_000;
const KEPT = /<span translate="no">.*?<\/span>/gs;

const refuse = (type: string, message: string, status = 400) => ({
  status,
  body: { __type: type, message },
  headers: { 'content-type': 'application/x-amz-json-1.1' },
});

export const amazonDialect: EngineDialect = {
  operation: 'amazon.translateText',
  url: '/amazon/',
  answer({ machine, request, meter, struck, isStruck }) {
    const raw = typeof request.body === 'string' ? request.body : '';
    if (header(request, 'x-amz-target') !== 'AWSShineFrontendService_20170701.TranslateText') {
      return refuse('UnknownOperationException', 'The operation is not known.');
    }
    const problem = signatureProblem(request, raw, machine.clock.now());
    if (problem) return refuse(problem, 'The security token included in the request is invalid.');
    if (isStruck('revoked-token')) return refuse('UnrecognizedClientException', 'The security token is invalid.');
    if (isStruck('5xx')) return refuse('ServiceUnavailableException', 'The service is unavailable.', 503);
    if (isStruck('throttle-429')) return refuse('ThrottlingException', 'Rate exceeded');
    let body: unknown;
    try {
      body = JSON.parse(raw);
    } catch {
      return refuse('SerializationException', 'The body is not JSON.');
    }
    const text = field(body, 'Text');
    const from = String(field(body, 'SourceLanguageCode') ?? '');
    const to = String(field(body, 'TargetLanguageCode') ?? '');
    if (typeof text !== 'string' || text === '') return refuse('InvalidRequestException', 'The text is missing.');
    if (Buffer.byteLength(text) > MOST_BYTES) {
      return refuse('TextSizeLimitExceededException', 'Input text size exceeds limit.');
    }
    if (!LANGUAGES.has(from) || !LANGUAGES.has(to)) {
      return refuse('UnsupportedLanguagePairException', `Unsupported language pair: ${from} to ${to}.`);
    }
    if (isStruck('quota-used') || !meter.take('amazon', [text])) {
      return refuse('LimitExceededException', 'The specified limit has been exceeded.');
    }
    return {
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: {
        SourceLanguageCode: from,
        TargetLanguageCode: to,
        TranslatedText: lieAbout(translateMarkup(text, to, KEPT), struck),
      },
    };
  },
};
