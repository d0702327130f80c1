import type { LanguagePair } from './memory.repository.ts';
import type { GivenRow, MemoryWriter, ReadFile } from './memory-rows.ts';
import { elementOf, ORIGIN, readUnits, UNITS, writerOf } from './memory-xml.ts';
import { childrenOf, languageOf, textOf, type XmlNode } from './xml-document.ts';

/** XLIFF 2.0, which contains one language pair. */
export function xliffOf({ from, to }: LanguagePair): MemoryWriter {
  const root = { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.0', srcLang: from, trgLang: to };
  return writerOf(
    elementOf('xliff', root, [elementOf('file', { id: 'memory' }, [UNITS])]),
    ({ key, template, origin }, number) =>
      elementOf('unit', { id: `u${number}` }, [
        elementOf('notes', {}, [elementOf('note', { category: ORIGIN }, origin)]),
        elementOf('segment', { state: 'final' }, [elementOf('source', {}, key), elementOf('target', {}, template)]),
      ]),
  );
}

/** Reads XLIFF 1.2 and 2.0 to 2.2. What nobody has translated yet, or must not be translated, is marked. */
export function readXliff(file: Parameters<typeof readUnits>[0]): ReadFile {
  return readUnits(file, 'xliff', /^(1\.[012]|2\.[012])$/, (root) => {
    const read = (root.attributes.version ?? '').startsWith('1') ? unitOf12 : unitOf2;
    const name = read === unitOf12 ? 'trans-unit' : 'unit';
    const units = childrenOf(root, 'file').flatMap((file) =>
      unitsIn(file, name, true).map((found) => ({ ...found, file })),
    );
    return units.map(({ unit, file, isTranslatable }, index): GivenRow => {
      const { isUntranslated, ...row } = read(unit, root, file);
      return { ...row, row: index + 1, isUntranslated: isUntranslated || !isTranslatable };
    });
  });
}

type UnitRow = Omit<GivenRow, 'row'>;

interface FoundUnit {
  readonly unit: XmlNode;
  /** `translate="no"` holds for everything inside, unless it says otherwise. */
  readonly isTranslatable: boolean;
}

/** Units may be nested in groups. */
function unitsIn(node: XmlNode, name: string, isOpen: boolean): readonly FoundUnit[] {
  const { translate } = node.attributes;
  const isTranslatable = translate === undefined ? isOpen : translate !== 'no';
  if (node.name === name) return [{ unit: node, isTranslatable }];
  return node.children
    .filter((child) => child.name === name || child.name === 'group' || child.name === 'body')
    .flatMap((child) => unitsIn(child, name, isTranslatable));
}

/** States of XLIFF 1.2 in which somebody has translated. Those that ask for a review are not sure enough. */
const TRANSLATED: ReadonlySet<string> = new Set(['translated', 'signed-off', 'final']);
/** Suggestions of a machine or of another text. */
const SUGGESTED: ReadonlySet<string> = new Set([
  'fuzzy-match',
  'leveraged-mt',
  'mt-suggestion',
  'rejected-grammar',
  'rejected-inaccurate',
  'rejected-length',
  'rejected-spelling',
  'tm-suggestion',
]);
/** How Trados, memoQ and Phrase say that somebody has translated. */
const CONFIRMED_SDL: ReadonlySet<string> = new Set(['Translated', 'ApprovedTranslation', 'ApprovedSignOff']);
const CONFIRMED_MEMOQ = /(confirmed|proofread)$/i;
const NAMESPACES = { memoq: /^MQXliff$/, phrase: /memsource\.com\/mxlf/ } as const;

function unitOf12(unit: XmlNode, root: XmlNode, file: XmlNode): UnitRow {
  const [source] = childrenOf(unit, 'source');
  const [target] = childrenOf(unit, 'target');
  const texts = { source: textOf(source), target: textOf(target) };
  return {
    from: (source && languageOf(source)) ?? file.attributes['source-language'] ?? '',
    to: (target && languageOf(target)) ?? file.attributes['target-language'] ?? '',
    ...texts,
    origin: '',
    isUntranslated: !isTranslated12(unit, root, target, texts),
  };
}

function isTranslated12(
  unit: XmlNode,
  root: XmlNode,
  target: XmlNode | undefined,
  texts: { readonly source: string; readonly target: string },
): boolean {
  if (!target || texts.target.trim() === '') return false;
  const own = segmentsIn(target).map(textOf);
  if (own.some((text) => text.trim() === '')) return false;
  const { state, 'state-qualifier': qualifier = '' } = target.attributes;
  const memoq = ownAttribute(NAMESPACES.memoq, 'status', unit, root);
  const phrase = ownAttribute(NAMESPACES.phrase, 'confirmed', unit, root);
  const segments = childrenOf(unit, 'seg-defs').flatMap((defs) => childrenOf(defs, 'seg'));
  if (SUGGESTED.has(qualifier) || phrase === '0' || (memoq !== undefined && !CONFIRMED_MEMOQ.test(memoq))) return false;
  if (segments.some(({ attributes }) => !CONFIRMED_SDL.has(attributes.conf ?? ''))) return false;
  if (state !== undefined) return TRANSLATED.has(state) || state.startsWith('x-');
  const { approved } = unit.attributes;
  if (approved !== undefined) return approved === 'yes';
  if (segments.length > 0 || memoq !== undefined || phrase !== undefined) return true;
  const [sources] = childrenOf(unit, 'seg-source');
  const given = sources ? segmentsIn(sources).map((segment) => textOf(segment).trim()) : [];
  const isCopied = own.length > 1 && own.some((text, at) => /\p{L}/u.test(text) && text.trim() === given[at]);
  return !isCopied && isOwnText(texts);
}

/** The segments of a text, also inside of codes around them. A text that is not cut has none. */
function segmentsIn(node: XmlNode): readonly XmlNode[] {
  return node.children.flatMap((child) =>
    child.name === 'mrk' && child.attributes.mtype === 'seg' ? [child] : segmentsIn(child),
  );
}

/** An attribute of a program's own namespace, for which the unit or the document declares any prefix. */
function ownAttribute(namespace: RegExp, name: string, unit: XmlNode, root: XmlNode): string | undefined {
  const declared = Object.entries({ ...root.attributes, ...unit.attributes });
  const prefixes = declared.filter(([key, value]) => key.startsWith('xmlns:') && namespace.test(value));
  return prefixes.flatMap(([key]) => unit.attributes[`${key.slice('xmlns:'.length)}:${name}`] ?? [])[0];
}

function unitOf2(unit: XmlNode, root: XmlNode): UnitRow {
  const parts = unit.children.filter(({ name }) => name === 'segment' || name === 'ignorable');
  const segments = parts.filter(({ name }) => name === 'segment');
  const [notes] = childrenOf(unit, 'notes');
  const origin = childrenOf(notes, 'note').find(({ attributes }) => attributes.category === ORIGIN);
  // Without an ignorable part between them, segments are sentences, which a space separates.
  const between = parts.length > segments.length ? '' : ' ';
  const source = parts.map((part) => textOf(childrenOf(part, 'source')[0])).join(between);
  const target = inOrder(parts.map((part) => childrenOf(part, 'target')[0] ?? ignored(part)))
    .map(textOf)
    .join(between);
  return {
    from: root.attributes.srcLang ?? '',
    to: root.attributes.trgLang ?? '',
    source,
    target,
    origin: textOf(origin),
    isUntranslated: segments.length === 0 || !segments.every(isTranslated2),
  };
}

/** A target states its place, from 1, where the translation has another order than the source. */
function inOrder(targets: readonly (XmlNode | undefined)[]): readonly (XmlNode | undefined)[] {
  const placed = targets.map((target, at) => ({ target, place: Number(target?.attributes.order ?? at + 1) }));
  return placed.sort((one, other) => one.place - other.place).map(({ target }) => target);
}

/** What is not translated, such as spaces, is the same in the translation. */
const ignored = (part: XmlNode) => (part.name === 'ignorable' ? childrenOf(part, 'source')[0] : undefined);

function isTranslated2(segment: XmlNode): boolean {
  const source = textOf(childrenOf(segment, 'source')[0]);
  const [node] = childrenOf(segment, 'target');
  const target = textOf(node);
  if (!node || (target.trim() === '' && source.trim() !== '')) return false;
  const { state } = segment.attributes;
  // Without a state it is `initial`, but many programs that translate write none.
  return state === undefined ? isOwnText({ source, target }) : state.toLowerCase() !== 'initial';
}

/** Programs copy the source into a translation that nobody has begun. */
const isOwnText = ({ source, target }: { readonly source: string; readonly target: string }) =>
  source.trim() !== target.trim();
