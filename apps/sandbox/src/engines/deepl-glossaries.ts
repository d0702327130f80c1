import type { Answer } from '../platform/answer-call.ts';
import { type EngineCall, type EngineDialect, field } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';
import { addGlossary, type Entries, type StoredGlossary } from './glossary-shelf.ts';

const LANGUAGES = new Set(['de', 'fr', 'it', 'es', 'nl', 'pl', 'en']);
/** The maximum number of glossaries in an account. */
const MOST = 1_000;
const MOST_BYTES = 10 * 1024 * 1024;

export const refuseDeepl = (status: number, message: string): Answer => ({ status, body: { message } });

/** The errors that all calls have in common. */
export function deeplRefusal({ request, isStruck }: EngineCall): Answer | undefined {
  const given = request.headers.authorization;
  if (given !== `DeepL-Auth-Key ${ENGINE_KEYS.deepl}` || isStruck('revoked-token')) return { status: 403 };
  if (isStruck('5xx')) return refuseDeepl(503, 'Resource currently unavailable');
  if (isStruck('throttle-429')) return { ...refuseDeepl(429, 'Too many requests'), headers: { 'retry-after': '2' } };
  return undefined;
}

interface Dictionary {
  readonly pair: string;
  readonly entries: Entries;
}

/** A dictionary from a request body, or why it is rejected. */
function readDictionary(given: unknown): Dictionary | Answer {
  const from = String(field(given, 'source_lang') ?? '').toLowerCase();
  const to = String(field(given, 'target_lang') ?? '').toLowerCase();
  const text = field(given, 'entries');
  if (!LANGUAGES.has(from) || !LANGUAGES.has(to) || from === to) {
    return refuseDeepl(400, 'Unsupported glossary source and target language pair');
  }
  if (field(given, 'entries_format') !== 'tsv') return refuseDeepl(400, "Value for 'entries_format' not supported.");
  if (typeof text !== 'string' || text.trim() === '') return refuseDeepl(400, 'Missing or invalid argument: entries');
  if (Buffer.byteLength(text) > MOST_BYTES) return refuseDeepl(413, 'Request Entity Too Large');
  const entries = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [source = '', target = '', ...more] = line.split('\t');
    const isClean = [source, target].every((side) => side !== '' && side === side.trim() && !/\p{Cc}/u.test(side));
    if (!isClean || more.length > 0) return refuseDeepl(400, 'Invalid glossary entries provided');
    if (entries.has(source)) return refuseDeepl(400, 'Invalid glossary entries provided: duplicate key');
    entries.set(source, target);
  }
  return { pair: `${from} ${to}`, entries };
}

const dictionaryInfo = ([pair, entries]: readonly [string, Entries]) => {
  const [source_lang, target_lang] = pair.split(' ');
  return { source_lang, target_lang, entry_count: entries.size };
};
const infoOf = ({ id, name, createdAt, dictionaries }: StoredGlossary) => ({
  glossary_id: id,
  name,
  dictionaries: [...dictionaries].map(dictionaryInfo),
  creation_time: createdAt,
});

/** Calls about one glossary, which must exist. */
const ofOne =
  (answer: (call: EngineCall, glossary: StoredGlossary) => Answer): EngineDialect['answer'] =>
  (call) => {
    const refusal = deeplRefusal(call);
    if (refusal) return refusal;
    const glossary = call.glossaries.deepl.get(String(field(call.request.params, 'id')));
    return glossary ? answer(call, glossary) : refuseDeepl(404, 'Glossary not found');
  };

/** DeepL's glossaries, version 3. */
export const deeplGlossaryDialects: readonly EngineDialect[] = [
  {
    operation: 'deepl.listGlossaries',
    method: 'GET',
    url: '/deepl/v3/glossaries',
    answer: (call) =>
      deeplRefusal(call) ?? { status: 200, body: { glossaries: [...call.glossaries.deepl.values()].map(infoOf) } },
  },
  {
    operation: 'deepl.createGlossary',
    url: '/deepl/v3/glossaries',
    answer(call) {
      const refusal = deeplRefusal(call);
      if (refusal) return refusal;
      const { machine, glossaries, request, isStruck } = call;
      const name = field(request.body, 'name');
      const given = field(request.body, 'dictionaries');
      if (typeof name !== 'string' || name === '') return refuseDeepl(400, 'Missing or invalid argument: name');
      if (!Array.isArray(given) || given.length === 0) return refuseDeepl(400, 'Missing argument: dictionaries');
      if (isStruck('quota-used') || glossaries.deepl.size >= MOST) return refuseDeepl(456, 'Quota exceeded');
      const read = given.map(readDictionary);
      const wrong = read.find((one) => 'status' in one);
      if (wrong) return wrong as Answer;
      const made = addGlossary(glossaries.deepl, name, machine.clock.now());
      for (const one of read) if ('pair' in one) made.dictionaries.set(one.pair, one.entries);
      return { status: 201, body: infoOf(made) };
    },
  },
  {
    operation: 'deepl.readGlossary',
    method: 'GET',
    url: '/deepl/v3/glossaries/:id/entries',
    answer: ofOne(({ request }, { dictionaries }) => {
      const pair = `${field(request.query, 'source_lang')} ${field(request.query, 'target_lang')}`.toLowerCase();
      const entries = dictionaries.get(pair);
      if (!entries) return refuseDeepl(404, 'Dictionary not found');
      const [source_lang, target_lang] = pair.split(' ');
      const lines = [...entries].map(([source, target]) => `${source}\t${target}`).join('\n');
      return {
        status: 200,
        body: { dictionaries: [{ source_lang, target_lang, entries: lines, entries_format: 'tsv' }] },
      };
    }),
  },
  {
    operation: 'deepl.replaceDictionary',
    method: 'PUT',
    url: '/deepl/v3/glossaries/:id/dictionaries',
    answer: ofOne(({ request }, { dictionaries }) => {
      const read = readDictionary(request.body);
      if ('status' in read) return read;
      dictionaries.set(read.pair, read.entries);
      return { status: 200, body: dictionaryInfo([read.pair, read.entries]) };
    }),
  },
  {
    operation: 'deepl.deleteGlossary',
    method: 'DELETE',
    url: '/deepl/v3/glossaries/:id',
    answer: ofOne(({ glossaries }, { id }) => {
      glossaries.deepl.delete(id);
      return { status: 204 };
    }),
  },
];
