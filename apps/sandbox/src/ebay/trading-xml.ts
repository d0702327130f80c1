import { XMLParser } from 'fast-xml-parser';
import { isObject, type JsonObject } from './conform.ts';

/** XML of the Trading API, parsed into plain text values and written from nested tuples. */

const NAMESPACE = 'urn:ebay:apis:eBLBaseComponents';

const IN_NAMESPACE = /\bxmlns(?::\w+)?=["']urn:ebay:apis:eBLBaseComponents["']/;

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  ignoreDeclaration: true,
});

export class XmlUnreadable extends Error {
  override name = 'XmlUnreadable';
}

/** The content of the request element, with every value as text. Document types are rejected, because they can define entities. */
export function readRequest(xml: string): { name: string; fields: JsonObject } {
  if (/<!DOCTYPE/i.test(xml)) throw new XmlUnreadable('a document type is not allowed');
  let parsed: unknown;
  try {
    parsed = parser.parse(xml, true);
  } catch (error) {
    throw new XmlUnreadable('the XML is not well formed', { cause: error });
  }
  const [name, fields] = isObject(parsed) ? (Object.entries(parsed)[0] ?? []) : [];
  if (name === undefined) throw new XmlUnreadable('the request is empty');
  if (!IN_NAMESPACE.test(xml)) throw new XmlUnreadable(`the request is not of the namespace ${NAMESPACE}`);
  return { name, fields: isObject(fields) ? fields : {} };
}

export function child(fields: JsonObject, ...path: string[]): unknown {
  let value: unknown = fields;
  for (const name of path) value = isObject(value) ? value[name] : undefined;
  return value;
}

export function text(fields: JsonObject, ...path: string[]): string | undefined {
  const value = child(fields, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function list(value: unknown): JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

/** `[name, content, attributes]`; undefined content omits the element. */
export type Element = readonly [name: string, content: Content, attributes?: Record<string, string>];
export type Content = string | number | boolean | undefined | readonly (Element | undefined)[];

export function escapeXml(value: string): string {
  return (
    value
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not stand in XML 1.0 at all
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')
  );
}

export function writeElement([name, content, attributes]: Element): string {
  if (content === undefined) return '';
  const inner = Array.isArray(content)
    ? (content as readonly (Element | undefined)[]).map((element) => (element ? writeElement(element) : '')).join('')
    : escapeXml(String(content));
  const attributeText = Object.entries(attributes ?? {})
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  return `<${name}${attributeText}>${inner}</${name}>`;
}

export function writeDocument(name: string, content: readonly (Element | undefined)[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${writeElement([name, content, { xmlns: NAMESPACE }])}`;
}
