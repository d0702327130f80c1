import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element or a text, in the order of the document. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The characters of a text; an element has none. */
  readonly text: string;
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
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
  // Entities are decoded below, from XML's predefined ones only: a document cannot define its own.
  processEntities: false,
});

/** @returns the top-level elements, or why the document is rejected: it has a document type, or is not well-formed */
export function readXml(text: string): readonly XmlNode[] | 'document_type' | 'xml' {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'document_type';
  if (XMLValidator.validate(text) !== true) return 'xml';
  try {
    return nodesOf(parser.parse(text));
  } catch {
    return 'xml';
  }
}

type Parsed = Readonly<Record<string, unknown>>;

function nodesOf(parsed: unknown): XmlNode[] {
  return Array.isArray(parsed) ? parsed.flatMap((one: Parsed) => nodeOf(one)) : [];
}

function nodeOf(parsed: Parsed): XmlNode[] {
  const name = Object.keys(parsed).find((key) => key !== ATTRIBUTES);
  if (name === undefined) return [];
  const value = parsed[name];
  const of = { name, attributes: {}, children: [], text: '' };
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
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return (Object.hasOwn(PREDEFINED, name) && PREDEFINED[name]) || whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** All text below a node, excluding that of the elements `without`. */
export function textOf(node: XmlNode | undefined, without: ReadonlySet<string> = new Set()): string {
  if (node === undefined || without.has(node.name)) return '';
  return node.text + node.children.map((child) => textOf(child, without)).join('');
}

/** Escapes text and attribute values. Characters that are invalid in XML are dropped. */
export function escapedXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
