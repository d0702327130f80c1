import { XMLBuilder } from 'fast-xml-parser';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import type { MemoryEntry } from './memory.repository.ts';
import type { GivenRow, MemoryWriter, ReadFile } from './memory-rows.ts';
import { readXml, type XmlNode } from './xml-document.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Where a file keeps who wrote a translation. */
export const ORIGIN = 'x-origin';

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressEmptyNode: true,
  processEntities: true,
});

type Element = Readonly<Record<string, unknown>>;

/** An element in the form of the builder. */
export function elementOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Element[],
): Element {
  const stated = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, validXml(value)]));
  const children = typeof content === 'string' ? [{ '#text': validXml(content) }] : content;
  return { [name]: children, ':@': stated };
}

/** Stands where the units of a document belong. */
export const UNITS: Element = { '#text': 'UNITS' };

/** @param root with `UNITS` inside */
export function writerOf(root: Element, unitOf: (entry: MemoryEntry, number: number) => Element): MemoryWriter {
  const [head = '', tail = ''] = builder.build([root]).split('UNITS');
  return {
    head: DECLARATION + head,
    entries: (entries, before) => builder.build(entries.map((entry, at) => unitOf(entry, before + at + 1))),
    tail: `${tail}\n`,
  };
}

/** Drops characters that XML cannot contain. */
const validXml = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Reads the rows of a document with this root element and version. */
export function readUnits(
  file: GivenFile,
  name: string,
  version: RegExp,
  read: (root: XmlNode) => readonly GivenRow[],
): ReadFile {
  const document = readXml(file);
  if (typeof document === 'string') return refused(document);
  const root = document.nodes.find((node) => node.name === name);
  if (!root || !version.test(root.attributes.version ?? '')) return refused('format');
  return { encoding: document.encoding, rows: read(root), errors: [] };
}

function refused(code: ReadFile['errors'][number]['code']): ReadFile {
  return { encoding: null, rows: [], errors: [{ row: 0, column: null, value: '', code }] };
}
