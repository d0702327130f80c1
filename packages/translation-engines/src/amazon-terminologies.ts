import { createHash } from 'node:crypto';
import { at } from './http.ts';
import type { EngineGlossary, EngineTerm, GlossaryKeeper } from './port.ts';

/**
 * A signed call of the service.
 * @throws ConnectorError
 */
export type AmazonCall = (action: string, input: object) => Promise<unknown>;

const PAGE = 100;
/** Amazon's comparison is case-sensitive, and titles use words in any case. */
const casesOf = (text: string): string[] => {
  const lower = text.toLowerCase();
  const capitals = lower.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
  return [text, lower, lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase()), capitals, text.toUpperCase()];
};

const cell = (text: string) => `"${text.replaceAll('"', '""').replace(/\s+/gu, ' ').trim()}"`;

function fileOf({ from, to, terms }: EngineGlossary): string {
  const rows = new Map<string, EngineTerm>();
  for (const term of terms) {
    for (const source of casesOf(term.source)) if (!rows.has(source)) rows.set(source, { ...term, source });
  }
  const lines = [...rows.values()].map(({ source, target }) => `${cell(source)},${cell(target)}`).sort();
  return [`${from.slice(0, 2)},${to.slice(0, 2)}`, ...lines].join('\n');
}

const namesIn = (answer: unknown): string[] => {
  const found = at(answer, 'TerminologyPropertiesList');
  return (Array.isArray(found) ? found : []).flatMap((one) => {
    const name = at(one, 'Name');
    return typeof name === 'string' ? [name] : [];
  });
};

/**
 * Amazon's custom terminologies (docs.aws.amazon.com/translate/latest/dg/how-custom-terminology.html): one for each
 * pair of languages. The name contains a hash of the content, because an overwritten terminology stays outdated for up
 * to ten minutes.
 */
export function createAmazonTerminologies(call: AmazonCall): GlossaryKeeper {
  const list = async (prefix: string): Promise<string[]> => {
    const names: string[] = [];
    for (let token: unknown; ; ) {
      const input = { MaxResults: PAGE, ...(typeof token === 'string' ? { NextToken: token } : {}) };
      const answer = await call('ListTerminologies', input);
      names.push(...namesIn(answer).filter((name) => name.startsWith(prefix)));
      token = at(answer, 'NextToken');
      if (typeof token !== 'string' || token === '') return names;
    }
  };
  const drop = async (names: readonly string[]) => {
    for (const Name of names) await call('DeleteTerminology', { Name });
  };
  return {
    async keep(wanted) {
      const file = fileOf(wanted);
      const prefix = `quayside-${wanted.owner}-${wanted.from.slice(0, 2)}-${wanted.to.slice(0, 2)}-`;
      const name = `${prefix}${createHash('sha256').update(file).digest('hex').slice(0, 16)}`;
      const there = await list(prefix);
      if (!there.includes(name)) {
        await call('ImportTerminology', {
          Name: name,
          MergeStrategy: 'OVERWRITE',
          TerminologyData: { File: Buffer.from(file).toString('base64'), Format: 'CSV', Directionality: 'UNI' },
        });
      }
      await drop(there.filter((other) => other !== name));
      return name;
    },
    remove: async (owner) => drop(await list(`quayside-${owner}-`)),
  };
}
