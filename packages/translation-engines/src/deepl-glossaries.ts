import type { Clock } from '@quayside/connector-kit';
import { at, type EngineHttp, keyRefused, quotaUsed, refused, tooFrequent } from './http.ts';
import type { EngineGlossary, EngineTerm, GlossaryKeeper } from './port.ts';

interface Kept {
  readonly id: string;
  readonly createdAt: string;
}

/** The error for a status other than success. */
export function deeplError(status: number, body: unknown, clock: Clock): Error {
  if (status === 403 || status === 401) return keyRefused(String(status));
  if (status === 456) return quotaUsed();
  if (status === 529) return tooFrequent(clock, '529');
  return refused(at(body, 'message'), String(status));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const language = (code: string) => code.slice(0, 2).toLowerCase();
const nameOf = (owner: string) => `quayside-${owner}`;
/** One line per term. Terms contain no tabs or other control characters, which are separators. */
const entriesOf = (terms: readonly EngineTerm[]) =>
  terms
    .map(({ source, target }) => [source.trim(), target.trim()])
    .filter(([source, target]) => source && target && !/\p{Cc}/u.test(source + target))
    .map((pair) => pair.join('\t'))
    .sort()
    .join('\n');

/**
 * DeepL's glossaries, version 3 (developers.deepl.com/api-reference/multilingual-glossaries): one glossary per
 * business, found by its name, with a dictionary for each pair of languages, which is replaced as a whole.
 */
export function createDeeplGlossaries(deps: {
  readonly key: string;
  readonly host: string;
  readonly http: EngineHttp;
  readonly clock: Clock;
}): GlossaryKeeper {
  const { http, clock } = deps;
  const call = (operation: string, path: string, method?: 'GET' | 'PUT' | 'DELETE', body?: object) =>
    http.send({
      operation: `deepl.${operation}`,
      ...(method ? { method } : {}),
      url: `${deps.host}/v3/glossaries${path}`,
      headers: {
        authorization: `DeepL-Auth-Key ${deps.key}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const requireSuccess = ({ status, body }: Awaited<ReturnType<typeof call>>): unknown => {
    if (status < 200 || status > 299) throw deeplError(status, body, clock);
    return body;
  };
  /** The owner's glossaries, the oldest first. */
  const list = async (owner: string): Promise<Kept[]> => {
    const found = at(requireSuccess(await call('listGlossaries', '', 'GET')), 'glossaries');
    return (Array.isArray(found) ? found : [])
      .filter((one) => at(one, 'name') === nameOf(owner))
      .map((one) => ({ id: textOf(at(one, 'glossary_id')), createdAt: textOf(at(one, 'creation_time')) }))
      .sort((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1));
  };
  const drop = async ({ id }: Kept) => {
    const answer = await call('deleteGlossary', `/${id}`, 'DELETE');
    if (answer.status !== 404) requireSuccess(answer);
  };
  /** The oldest one is kept, whichever sender checks, so both keep the same one. */
  const settle = async (owner: string): Promise<string | undefined> => {
    const [first, ...doubles] = await list(owner);
    for (const double of doubles) await drop(double);
    return first?.id;
  };
  const dictionaryOf = ({ from, to, terms }: EngineGlossary) => ({
    source_lang: language(from),
    target_lang: language(to),
    entries: entriesOf(terms),
    entries_format: 'tsv',
  });
  const readEntries = async (id: string, { from, to }: EngineGlossary): Promise<string | undefined> => {
    const query = new URLSearchParams({ source_lang: language(from), target_lang: language(to) });
    const answer = await call('readGlossary', `/${id}/entries?${query}`, 'GET');
    if (answer.status === 404) return undefined;
    const entries = at(requireSuccess(answer), 'dictionaries', 0, 'entries');
    return typeof entries === 'string' ? entries.trim().split(/\r?\n/).sort().join('\n') : undefined;
  };
  return {
    async keep(wanted) {
      const dictionary = dictionaryOf(wanted);
      const found = await settle(wanted.owner);
      if (found === undefined) {
        const body = { name: nameOf(wanted.owner), dictionaries: [dictionary] };
        const made = textOf(at(requireSuccess(await call('createGlossary', '', undefined, body)), 'glossary_id'));
        const kept = await settle(wanted.owner);
        if (kept === undefined || kept === made) return made;
        // Another sender was first, so its glossary gets the terms.
        requireSuccess(await call('replaceDictionary', `/${kept}/dictionaries`, 'PUT', dictionary));
        return kept;
      }
      if ((await readEntries(found, wanted)) === dictionary.entries) return found;
      requireSuccess(await call('replaceDictionary', `/${found}/dictionaries`, 'PUT', dictionary));
      return found;
    },
    async remove(owner) {
      for (const one of await list(owner)) await drop(one);
    },
  };
}
