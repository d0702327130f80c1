import { signatureProblem } from './amazon-signature.ts';
import { refuseAmazon, terminologyActions } from './amazon-terminologies.ts';
import { type EngineDialect, field, header, isTexts } from './dialect.ts';
import { translateWith } from './glossary-shelf.ts';
import { lieAbout } from './translate.ts';

const LANGUAGES = new Set(['en', 'de', 'fr', 'fr-CA', 'it', 'es', 'nl', 'pl']);
const MOST_BYTES = 10_000;
const UNTRANSLATED = /<span translate="no">.*?<\/span>/gs;

export const amazonDialect: EngineDialect = {
  operation: 'amazon.translateText',
  url: '/amazon/',
  answer(call) {
    const { machine, request, meter, glossaries, struck, isStruck } = call;
    const raw = typeof request.body === 'string' ? request.body : '';
    const action = header(request, 'x-amz-target').replace('AWSShineFrontendService_20170701.', '');
    const aboutTerms = terminologyActions.get(action);
    if (action !== 'TranslateText' && !aboutTerms) {
      return refuseAmazon('UnknownOperationException', 'The operation is not known.');
    }
    const problem = signatureProblem(request, raw, machine.clock.now());
    if (problem) return refuseAmazon(problem, 'The security token included in the request is invalid.');
    if (isStruck('revoked-token')) return refuseAmazon('UnrecognizedClientException', 'The security token is invalid.');
    if (isStruck('5xx')) return refuseAmazon('ServiceUnavailableException', 'The service is unavailable.', 503);
    if (isStruck('throttle-429')) return refuseAmazon('ThrottlingException', 'Rate exceeded');
    let body: unknown;
    try {
      body = JSON.parse(raw);
    } catch {
      return refuseAmazon('SerializationException', 'The body is not JSON.');
    }
    if (aboutTerms) return aboutTerms(call, body);
    const text = field(body, 'Text');
    const from = String(field(body, 'SourceLanguageCode') ?? '');
    const to = String(field(body, 'TargetLanguageCode') ?? '');
    if (typeof text !== 'string' || text === '') return refuseAmazon('InvalidRequestException', 'The text is missing.');
    if (Buffer.byteLength(text) > MOST_BYTES) {
      return refuseAmazon('TextSizeLimitExceededException', 'Input text size exceeds limit.');
    }
    if (!LANGUAGES.has(from) || !LANGUAGES.has(to)) {
      return refuseAmazon('UnsupportedLanguagePairException', `Unsupported language pair: ${from} to ${to}.`);
    }
    const names = field(body, 'TerminologyNames');
    const name = isTexts(names) ? names[0] : undefined;
    const terminology = name === undefined ? undefined : glossaries.amazon.get(name);
    if (name !== undefined && !terminology) {
      return refuseAmazon('ResourceNotFoundException', `The terminology ${name} is not there.`);
    }
    const entries = terminology?.dictionaries.get(`${from} ${to.slice(0, 2)}`) ?? new Map();
    if (isStruck('quota-used') || !meter.take('amazon', [text])) {
      return refuseAmazon('LimitExceededException', 'The specified limit has been exceeded.');
    }
    return {
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: {
        SourceLanguageCode: from,
        TargetLanguageCode: to,
        TranslatedText: lieAbout(translateWith(entries, text, to, UNTRANSLATED, true), struck),
      },
    };
  },
};
