import type { FileEncoding, FileProblem } from '@quayside/contract';
import { composed } from '@quayside/kernel/composed';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decodeBytes, decodeFile, type GivenFile } from '../../platform/files/decode-file.ts';

/** An element or a text, in the order of the document. */
export interface XmlNode {
  /** Without its namespace's prefix. */
  readonly name: string;
  /** By the names in the document, such as `xml:lang`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The characters of a text; an element has none. */
  readonly text: string;
}

export interface XmlDocument {
  readonly encoding: FileEncoding;
  /** The top-level elements. */
  readonly nodes: readonly XmlNode[];
}

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';
/** Deeper than any translation file. */
const DEEPEST = 40;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
  // Entities are decoded below, from XML's predefined ones only: a document cannot define its own.
  processEntities: false,
});

/** Reads a document, or says why it is rejected: it is not well-formed, or its document type could define entities. */
export function readXml(file: GivenFile): XmlDocument | 'document_type' | 'xml' | FileProblem {
  const decoded = decodeXml(file);
  if (typeof decoded === 'string') return decoded;
  const text = withoutDocumentType(composed(decoded.text));
  if (text === undefined) return 'document_type';
  if (XMLValidator.validate(text) !== true) return 'xml';
  try {
    return { encoding: decoded.encoding, nodes: nodesOf(parser.parse(text)) };
  } catch {
    return 'xml';
  }
}

const DECLARED = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
const LATIN: ReadonlySet<string> = new Set(['iso-8859-1', 'windows-1252', 'latin1', 'cp1252', 'us-ascii']);

/** Unlike a table, a document names its encoding. */
function decodeXml(file: GivenFile): ReturnType<typeof decodeFile> {
  const decoded = decodeFile(file);
  if (typeof decoded === 'string' || decoded.encoding !== 'windows-1252' || file.bytes === undefined) return decoded;
  const stated = DECLARED.exec(decoded.text)?.[1]?.toLowerCase();
  if (stated === undefined || LATIN.has(stated)) return decoded;
  try {
    const text = new TextDecoder(stated, { fatal: true }).decode(Buffer.from(file.bytes, 'base64'));
    return decodeBytes(Buffer.from(text));
  } catch {
    return 'not_text';
  }
}

/** What may precede a document type. */
const BEFORE = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
/** The document types of TMX and XLIFF, which programs name but nobody has to read. */
const KNOWN_TYPE =
  /<!DOCTYPE\s+(?:tmx|xliff)(?:\s+(?:SYSTEM|PUBLIC\s*(?:"[^"]*"|'[^']*'))\s*(?:"(?:[^"]*[\\/])?(?:tmx|xliff)[\w.-]*\.dtd"|'(?:[^']*[\\/])?(?:tmx|xliff)[\w.-]*\.dtd'))?\s*>/iy;
const ANY_TYPE = /<!DOCTYPE/iy;

/** The document without its type; undefined if this could define entities. */
function withoutDocumentType(text: string): string | undefined {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  while (skip(BEFORE));
  const start = at;
  if (skip(KNOWN_TYPE)) return text.slice(0, start) + text.slice(at);
  return skip(ANY_TYPE) ? undefined : text;
}

type Parsed = Readonly<Record<string, unknown>>;

function nodesOf(parsed: unknown): XmlNode[] {
  return Array.isArray(parsed) ? parsed.flatMap((one: Parsed) => nodeOf(one)) : [];
}

function nodeOf(parsed: Parsed): XmlNode[] {
  const name = Object.keys(parsed).find((key) => key !== ATTRIBUTES);
  if (name === undefined) return [];
  const value = parsed[name];
  const of = { name: name.slice(name.indexOf(':') + 1), attributes: {}, children: [], text: '' };
  if (name === TEXT) return [{ ...of, text: decoded(String(value)) }];
  // CDATA is taken literally.
  if (name === CDATA) {
    const inner = Array.isArray(value) ? (value as Parsed[]).map((one) => String(one[TEXT] ?? '')).join('') : '';
    return [{ ...of, name: TEXT, text: inner }];
  }
  const given = (parsed[ATTRIBUTES] ?? {}) as Record<string, unknown>;
  const attributes = Object.fromEntries(Object.entries(given).map(([key, one]) => [key, decoded(String(one))]));
  return [{ ...of, attributes, children: nodesOf(value) }];
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return (Object.hasOwn(PREDEFINED, name) && PREDEFINED[name]) || whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The language that an element states for its text: `xml:lang`, or `lang` before TMX 1.4, in any case. */
export function languageOf({ attributes }: XmlNode): string | undefined {
  const named = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value] as const);
  return (named.find(([name]) => name === 'xml:lang') ?? named.find(([name]) => name === 'lang'))?.[1];
}

/** Elements that stand for the markup of another program's document. What they contain is not part of the text. */
const CODES: ReadonlySet<string> = new Set(['bpt', 'ept', 'ph', 'it', 'ut', 'x', 'bx', 'ex', 'sc', 'ec', 'cp']);

/** What somebody has deleted while Trados tracks changes. */
const isDeleted = ({ name, attributes }: XmlNode) => name === 'mrk' && attributes.mtype === 'x-sdl-deleted';

/** All text below a node, without codes and deleted text. A code for a line break becomes a space. */
export function textOf(node: XmlNode | undefined): string {
  if (node === undefined || isDeleted(node)) return '';
  if (CODES.has(node.name)) return isLineBreak(node) ? ' ' : '';
  return node.text + node.children.map(textOf).join('');
}

function isLineBreak({ attributes: { type = '', ctype = '', subType = '', equiv = '' } }: XmlNode): boolean {
  return [type, ctype, subType].some((kind) => /(^|[:-])lb$/.test(kind)) || equiv === '\n';
}
