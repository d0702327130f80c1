import type { Answer } from '../platform/answer-call.ts';
import { type EngineCall, field } from './dialect.ts';
import { addGlossary, type StoredGlossary } from './glossary-shelf.ts';

const NAME = /^([A-Za-z0-9-]_?)+$/;
const MOST = 100;
const MOST_BYTES = 10 * 1024 * 1024;
const PAGE = 100;

const headers = { 'content-type': 'application/x-amz-json-1.1' };
export const refuseAmazon = (type: string, message: string, status = 400): Answer => ({
  status,
  body: { __type: type, message },
  headers,
});
const answer = (body: object): Answer => ({ status: 200, body, headers });

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

const propertiesOf = ({ name, createdAt, dictionaries }: StoredGlossary) => {
  const [pair = ' ', entries] = [...dictionaries][0] ?? [];
  const [from, to] = pair.split(' ');
  return {
    Name: name,
    SourceLanguageCode: from,
    TargetLanguageCodes: [to],
    TermCount: entries?.size ?? 0,
    CreatedAt: Date.parse(createdAt) / 1_000,
    Format: 'CSV',
  };
};

/** Amazon's custom terminologies, by action. */
export const terminologyActions: ReadonlyMap<string, (call: EngineCall, body: unknown) => Answer> = new Map([
  [
    'ListTerminologies',
    ({ glossaries }, body) => {
      const all = [...glossaries.amazon.values()].map(propertiesOf);
      const from = Number(field(body, 'NextToken') ?? 0);
      const to = from + Math.min(Number(field(body, 'MaxResults') ?? PAGE), PAGE);
      const next = to < all.length ? { NextToken: String(to) } : {};
      return answer({ TerminologyPropertiesList: all.slice(from, to), ...next });
    },
  ],
  [
    'ImportTerminology',
    ({ glossaries: { amazon }, machine, isStruck }, body) => {
      const name = String(field(body, 'Name') ?? '');
      const data = field(body, 'TerminologyData');
      const file = Buffer.from(String(field(data, 'File') ?? ''), 'base64').toString('utf8');
      if (!NAME.test(name) || field(body, 'MergeStrategy') !== 'OVERWRITE' || field(data, 'Format') !== 'CSV') {
        return refuseAmazon('InvalidParameterValueException', 'The terminology cannot be read.');
      }
      const [first = [], ...rows] = file.split('\n').map(cellsOf);
      const [from = '', to = ''] = first;
      if (file.length > MOST_BYTES || !from || !to || rows.some((row) => row.length !== 2 || row.includes(''))) {
        return refuseAmazon('InvalidParameterValueException', 'The terminology file has a wrong row.');
      }
      if (isStruck('quota-used') || (!amazon.has(name) && amazon.size >= MOST)) {
        return refuseAmazon('LimitExceededException', 'The account has as many terminologies as it may have.');
      }
      const made = addGlossary(amazon, name, machine.clock.now(), name);
      made.dictionaries.set(`${from} ${to}`, new Map(rows.map(([source = '', target = '']) => [source, target])));
      return answer({ TerminologyProperties: propertiesOf(made) });
    },
  ],
  [
    'DeleteTerminology',
    ({ glossaries }, body) =>
      glossaries.amazon.delete(String(field(body, 'Name')))
        ? answer({})
        : refuseAmazon('ResourceNotFoundException', 'The terminology is not there.'),
  ],
]);
