import { ConnectorError } from '@quayside/connector-kit';
import { XMLParser } from 'fast-xml-parser';

/** An element: its children and attributes by name. Text and CDATA are separate, because only text contains entities. */
export interface XmlElement {
  readonly [name: string]: unknown;
}

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTE = '@';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Entities are decoded below, from XML's predefined ones only: a document cannot define its own.
  processEntities: false,
});

/**
 * Parses a complete document with the root `root`.
 * @throws ConnectorError `unavailable` for anything else: a document type, another root, or a truncated document
 */
export function parseXml(document: string, root: string): XmlElement {
  if (document.includes('<!DOCTYPE')) throw malformed('a document type is not accepted');
  if (!document.trimEnd().endsWith(`${root}>`)) throw malformed(`${root} does not end`);
  let parsed: XmlElement;
  try {
    parsed = parser.parse(document.replaceAll('\0', '')) as XmlElement;
  } catch (cause) {
    throw malformed(cause instanceof Error ? cause.message : 'not XML');
  }
  const element = child(parsed, root);
  if (!element) throw malformed(`${root} is missing`);
  return element;
}

function malformed(what: string): ConnectorError {
  return new ConnectorError('unavailable', `eBay’s XML answer cannot be read: ${what}.`);
}

/** The first element at a path of names; undefined if one of them is absent. */
export function child(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let current: XmlElement | undefined = element;
  for (const name of path) current = children(current, name)[0];
  return current;
}

export function children(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  const value = element?.[name];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as XmlElement[];
}

/** The text at a path with decoded entities; empty if it is absent. */
export function text(element: XmlElement | undefined, ...path: readonly string[]): string {
  const found = child(element, ...path);
  if (!found) return '';
  const cdata = children(found, CDATA).map((part) => String(part[TEXT] ?? part));
  return decodeEntities(String(found[TEXT] ?? '')) + cdata.join('');
}

export function attribute(element: XmlElement | undefined, name: string): string {
  return decodeEntities(String(element?.[ATTRIBUTE + name] ?? ''));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return isCharacter(point) ? String.fromCodePoint(point) : whole;
  });
}

/** Excludes U+0000, which PostgreSQL cannot store, and surrogates. */
function isCharacter(point: number): boolean {
  return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
}

/** Writes an element with text; escapes the text. */
export function element(name: string, value: string | number): string {
  return `<${name}>${escapeXml(String(value))}</${name}>`;
}

/** Drops characters that XML 1.0 cannot contain, and escapes the five special ones. */
export function escapeXml(value: string): string {
  return (
    value
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;')
  );
}
