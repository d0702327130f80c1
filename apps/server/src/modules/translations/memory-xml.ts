import type { MemoryRowError } from '@quayside/contract';
import type { LanguagePair } from './memory.repository.ts';
import type { GivenRow, ReadFile } from './memory-rows.ts';
import type { MemoryEntry } from './translations.repository.ts';
import { childrenOf, escapedXml, readXml, textOf, type XmlNode } from './xml-document.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ORIGIN = 'x-origin';
/** Markup of another program's documents, which is not part of a title. */
const TMX_CODES: ReadonlySet<string> = new Set(['bpt', 'ept', 'ph', 'it', 'ut']);
const NO_CODES: ReadonlySet<string> = new Set();

/** TMX 1.4b; the slots of a title are `{1}` in its text. */
export function writeTmx(entries: readonly MemoryEntry[]): string {
  const units = entries.map(
    ({ from, to, key, template, origin }) =>
      `<tu srclang="${escapedXml(from)}"><prop type="${ORIGIN}">${escapedXml(origin)}</prop>` +
      `<tuv xml:lang="${escapedXml(from)}"><seg>${escapedXml(key)}</seg></tuv>` +
      `<tuv xml:lang="${escapedXml(to)}"><seg>${escapedXml(template)}</seg></tuv></tu>\n`,
  );
  const header =
    '<header creationtool="Quayside" creationtoolversion="1" segtype="sentence" o-tmf="Quayside" adminlang="en" srclang="*all*" datatype="plaintext"/>';
  return `${DECLARATION}<tmx version="1.4">\n${header}\n<body>\n${units.join('')}</body>\n</tmx>\n`;
}

export function readTmx(text: string): ReadFile {
  return readUnits(text, 'tmx', /^1\.4b?$/, (root) => {
    const [header] = childrenOf(root, 'header');
    const units = childrenOf(root, 'body').flatMap((body) => childrenOf(body, 'tu'));
    return units.flatMap((unit, index) => {
      const variants = childrenOf(unit, 'tuv').map((variant) => ({
        language: variant.attributes.lang ?? '',
        text: textOf(childrenOf(variant, 'seg')[0], TMX_CODES),
      }));
      const stated = unit.attributes.srclang ?? header?.attributes.srclang ?? '*all*';
      const source = variants.find(({ language }) => language.toLowerCase() === stated.toLowerCase()) ?? variants[0];
      const targets = variants.filter((variant) => variant !== source);
      const origin = childrenOf(unit, 'prop').find(({ attributes }) => attributes.type === ORIGIN);
      // A unit without a target becomes a row without a text.
      const all = targets.length === 0 ? [{ language: source?.language ?? '', text: '' }] : targets;
      return all.map((target) => ({
        place: index + 1,
        from: source?.language ?? '',
        to: target.language,
        source: source?.text ?? '',
        target: target.text,
        origin: textOf(origin),
      }));
    });
  });
}

/** XLIFF 2.0, which contains one language pair. */
export function writeXliff({ from, to }: LanguagePair, entries: readonly MemoryEntry[]): string {
  const units = entries.map(
    ({ key, template, origin }, index) =>
      `<unit id="u${index + 1}"><notes><note category="${ORIGIN}">${escapedXml(origin)}</note></notes>` +
      `<segment state="final"><source>${escapedXml(key)}</source><target>${escapedXml(template)}</target></segment></unit>\n`,
  );
  const root = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${escapedXml(from)}" trgLang="${escapedXml(to)}">`;
  return `${DECLARATION}${root}\n<file id="memory">\n${units.join('')}</file>\n</xliff>\n`;
}

export function readXliff(text: string): ReadFile {
  return readUnits(text, 'xliff', /^2\.[01]$/, (root) => {
    const { srcLang = '', trgLang = '' } = root.attributes;
    return childrenOf(root, 'file')
      .flatMap(unitsOf)
      .map((unit, index) => {
        const segments = childrenOf(unit, 'segment');
        const [notes] = childrenOf(unit, 'notes');
        const origin = childrenOf(notes, 'note').find(({ attributes }) => attributes.category === ORIGIN);
        const joined = (side: 'source' | 'target') =>
          segments.map((segment) => textOf(childrenOf(segment, side)[0], NO_CODES)).join(' ');
        return {
          place: index + 1,
          from: srcLang,
          to: trgLang,
          source: joined('source'),
          target: joined('target'),
          origin: textOf(origin),
        };
      });
  });
}

/** Units may be nested in groups. */
function unitsOf(node: XmlNode): readonly XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === 'unit') return [child];
    return child.name === 'group' ? unitsOf(child) : [];
  });
}

function readUnits(
  text: string,
  name: string,
  version: RegExp,
  read: (root: XmlNode) => readonly (Omit<GivenRow, 'row'> & { readonly place: number })[],
): ReadFile {
  const refused = (code: MemoryRowError['code']): ReadFile => ({ rows: [], errors: [{ row: 0, code }] });
  const document = readXml(text);
  if (typeof document === 'string') return refused(document);
  const root = document.find((node) => node.name === name);
  if (!root || !version.test(root.attributes.version ?? '')) return refused('format');
  return { rows: read(root).map(({ place, ...given }) => ({ row: place, ...given })), errors: [] };
}
