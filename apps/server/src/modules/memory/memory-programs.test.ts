import { describe, expect, it } from 'vitest';
import type { MemoryEntry } from './memory.repository.ts';
import { MEMORY_CSV, readMemoryCsv } from './memory-csv.ts';
import { entriesOf, type MemoryWriter, type ReadFile } from './memory-rows.ts';
import { readTmx, TMX } from './memory-tmx.ts';
import { readXliff, xliffOf } from './memory-xliff.ts';

const write = ({ head, entries: lines, tail }: MemoryWriter, entries: readonly MemoryEntry[]) =>
  head + entries.map((entry, at) => lines([entry], at)).join('') + tail;

const read = (file: ReadFile) => {
  const { entries, errors } = entriesOf(file, () => undefined);
  return {
    entries: entries.map(({ from, to, key, template }) => [from, to, key, template]),
    errors: errors.map(({ row, code }) => [row, code]),
  };
};
const BENCH = ['en', 'de', 'garden bench', 'Gartenbank'];

const OMEGAT = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE tmx SYSTEM "tmx11.dtd">
<tmx version="1.1">
  <header adminlang="EN-US" creationtool="OmegaT" creationtoolversion="5.7" datatype="plaintext" o-tmf="OmegaT TMX" segtype="sentence" srclang="EN"/>
  <body>
<!-- Default translations -->
    <tu>
      <tuv lang="EN"><seg>Garden bench</seg></tuv>
      <tuv changedate="20261101T120000Z" changeid="owner" lang="DE"><seg>Gartenbank</seg></tuv>
    </tu>
  </body>
</tmx>`;
const TRADOS = `\uFEFF<?xml version="1.0" encoding="utf-8"?><tmx version="1.4"><header creationtool="SDL Language Platform" creationtoolversion="8.1" o-tmf="SDL TM8 Format" datatype="xml" segtype="sentence" adminlang="en-US" srclang="en-US"><prop type="x-Recognizers">RecognizeAll</prop></header><body>
<tu creationdate="20261101T120000Z" creationid="OWNER" usagecount="0"><prop type="x-LastUsedBy">OWNER</prop><prop type="x-ConfirmationLevel">Translated</prop>
<tuv xml:lang="de-DE"><seg><bpt i="1" type="0" x="1" />Gartenbank<ept i="1" /></seg></tuv><tuv xml:lang="en-GB"><seg><bpt i="1" type="0" x="1" />Garden bench<ept i="1" /></seg></tuv></tu>
<tu><prop type="x-ConfirmationLevel">Draft</prop><tuv xml:lang="en-US"><seg>Table</seg></tuv><tuv xml:lang="de-DE"><seg>Table</seg></tuv></tu></body></tmx>`;
const MEMOQ = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE tmx PUBLIC "-//LISA OSCAR:1998//DTD for Translation Memory eXchange//EN" "http://www.lisa.org/tmx/tmx14.dtd">
<tmx version="1.4"><header creationtool="MemoQ" creationtoolversion="10" segtype="sentence" adminlang="en-us" creationid="owner" srclang="en" o-tmf="MemoQTM" datatype="unknown"/><body>
<tu changedate="20261101T120000Z" creationid="owner"><prop type="client"></prop><tuv xml:lang="en-gb"><prop type="x-context-pre">&lt;seg&gt;x&lt;/seg&gt;</prop><seg>Garden <hi>bench</hi></seg></tuv><tuv xml:lang="de"><seg>Gartenbank</seg></tuv></tu></body></tmx>`;
const WORDFAST = `<tmx version="1.2"><header creationtool="Wordfast TM Server" srclang="EN-GB" segtype="sentence" datatype="html" adminlang="EN-GB" o-tmf="TW4Win 2.0 Format" creationtoolversion="1"></header><body><tu creationdate="20261101T120000Z"><tuv lang="EN-GB"><seg>Garden<ph type="lb"/>bench</seg></tuv><tuv lang="DE-DE"><seg>Gartenbank<ut>&lt;br&gt;</ut></seg></tuv></tu></body></tmx>`;
const WEBLATE = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header creationtool="Translate Toolkit" creationtoolversion="3.1" segtype="sentence" o-tmf="UTF-8" adminlang="en" srclang="en" datatype="PlainText"/><body><tu><tuv xml:lang="en"><seg>Garden bench</seg></tuv><tuv xml:lang="de"><seg>Gartenbank</seg></tuv></tu></body></tmx>`;

describe('a TMX file of', () => {
  it.each([
    ['OmegaT', OMEGAT],
    ['memoQ', MEMOQ],
    ['Wordfast', WORDFAST],
    ['Weblate', WEBLATE],
  ])('%s comes in, and out and in unchanged', (_, text) => {
    expect(read(readTmx({ text }))).toEqual({ entries: [BENCH], errors: [] });
    const { entries } = entriesOf(readTmx({ text }), () => undefined);
    expect(entriesOf(readTmx({ text: write(TMX, entries) }), () => undefined)).toEqual({
      entries,
      leftOut: 0,
      errors: [],
    });
    expect(entriesOf(readMemoryCsv({ text: write(MEMORY_CSV, entries) }), () => undefined)).toEqual({
      entries,
      leftOut: 0,
      errors: [],
    });
  });

  it('Trados comes in from the stated source, whatever is first, and without what nobody has confirmed', () => {
    expect(read(readTmx({ text: TRADOS }))).toEqual({ entries: [BENCH], errors: [[2, 'not_translated']] });
  });

  it.each(['tmx14.dtd', 'C:\\CAT\\tmx14.dtd', 'http://www.lisa.org/tmx/tmx14.dtd'])(
    'any program comes in with the document type %s',
    (type) => {
      const text = WEBLATE.replace('tmx14.dtd', type);
      expect(read(readTmx({ text }))).toEqual({ entries: [BENCH], errors: [] });
    },
  );

  it.each(['utf16le', 'utf16be'])('any program comes in as %s', (encoding) => {
    const bytes = Buffer.from(`\uFEFF${OMEGAT.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    const base64 = (encoding === 'utf16be' ? bytes.swap16() : bytes).toString('base64');
    expect(read(readTmx({ bytes: base64 }))).toEqual({ entries: [BENCH], errors: [] });
  });

  it('an old program comes in as ISO 8859-1 and 8859-2, as the document says', () => {
    const fileOf = (encoding: string, target: Buffer) =>
      Buffer.concat([
        Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><tmx version="1.1"><header srclang="en"/><body>`),
        Buffer.from('<tu><tuv lang="en"><seg>Key</seg></tuv><tuv lang="de"><seg>'),
        target,
        Buffer.from('</seg></tuv></tu></body></tmx>'),
      ]).toString('base64');
    const wordOf = (file: string) => read(readTmx({ bytes: file })).entries[0]?.[3];
    expect(wordOf(fileOf('ISO-8859-1', Buffer.from('Schl\u00FCssel', 'latin1')))).toBe('Schlüssel');
    expect(wordOf(fileOf('ISO-8859-2', Buffer.from([0xb1, 0xf3])))).toBe('ąó');
  });
});

describe('the languages of a TMX file', () => {
  const fileOf = (srclang: string, ...variants: readonly [string, string][]) =>
    `<tmx version="1.4"><header srclang="${srclang}"/><body><tu>${variants
      .map(([language, text]) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`)
      .join('')}</tu></body></tmx>`;

  it.each([
    ['en', 'de-DE', 'en-GB'],
    ['EN', 'DE', 'EN'],
    ['en-US', 'de_DE', 'en_GB'],
    ['eng', 'deu', 'eng'],
    ['en-gb', 'de-de', 'EN-GB'],
  ])('decide the direction: %s with %s before %s', (srclang, first, second) => {
    const text = fileOf(srclang, [first, 'Gartenbank'], [second, 'Garden bench']);
    expect(read(readTmx({ text }))).toEqual({ entries: [BENCH], errors: [] });
  });

  it('are both sources if the file says that any is', () => {
    const text = fileOf('*ALL*', ['de', 'Gartenbank'], ['en-GB', 'Garden bench']);
    expect(read(readTmx({ text })).entries).toEqual([['de', 'en-GB', 'gartenbank', 'Garden bench'], BENCH]);
  });

  it.each(['*all*', ''])('are read in the direction that some site has, if any may be the source: %j', (srclang) => {
    const text = fileOf(srclang, ['en', 'Garden bench'], ['de', 'Gartenbank'], ['pl', 'Ławka']).replace(
      ' srclang=""',
      '',
    );
    const { entries, errors } = read(readTmx({ text }));
    expect(entries).toEqual([BENCH]);
    expect(new Set(errors.map(([, code]) => code))).toEqual(new Set(['language_unknown']));
    expect(read(readTmx({ text: fileOf(srclang || '*all*', ['en', 'Garden bench'], ['de', 'Gartenbank']) }))).toEqual({
      entries: [BENCH],
      errors: [],
    });
  });

  it.each(['lang', 'LANG', 'xml:lang', 'XML:LANG', 'xml:Lang'])('are in the attribute %s', (name) => {
    const text = fileOf('en', ['de', 'Gartenbank'], ['EN-gb', 'Garden bench']).replace('xml:lang', name);
    expect(read(readTmx({ text }))).toEqual({ entries: [BENCH], errors: [] });
  });

  it('make no pairs of hundreds of variants of which any may be the source', () => {
    const variants = Array.from({ length: 101 }, (_, at): [string, string] => ['de', `Bank ${at}`]);
    expect(() => readTmx({ text: fileOf('*all*', ...variants) })).toThrow('file_too_heavy');
  });

  it('are never guessed', () => {
    const text = fileOf('en', ['de', 'Gartenbank'], ['fr', 'Banc de jardin']);
    expect(read(readTmx({ text }))).toEqual({ entries: [], errors: [[1, 'text_missing']] });
  });
});

const v12 = (units: string) =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en-GB" target-language="de-DE" datatype="plaintext"><body>${units}</body></file></xliff>`;
const v2 = (units: string, version = '2.0') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="${version}" srcLang="en-GB" trgLang="de"><file id="f">${units}</file></xliff>`;

describe('an XLIFF 1.2 file', () => {
  const unitOf = (target: string, attributes = '') =>
    v12(`<group><trans-unit id="1" ${attributes}><source>Garden <g id="1">bench</g></source>${target}
      <alt-trans><source>Bench</source><target>Bank</target></alt-trans></trans-unit></group>`);

  it.each([
    ['a target', '<target>Garten<g id="1">bank</g></target>', ''],
    ['approval', '<target>Gartenbank</target>', 'approved="yes"'],
    ['the state translated', '<target state="translated">Gartenbank<x id="1"/></target>', 'approved="no"'],
    ['the state final', '<target state="final"><mrk mtype="seg" mid="1">Gartenbank</mrk></target>', ''],
    ['memoQ’s confirmation', '<target>Gartenbank</target>', 'xmlns:mq="MQXliff" mq:status="ManuallyConfirmed"'],
    ['memoQ’s confirmation by a reviewer', '<target>Gartenbank</target>', 'xmlns:m="MQXliff" m:status="Proofread"'],
    [
      'Phrase’s confirmation',
      '<target>Gartenbank</target>',
      'xmlns:m="http://www.memsource.com/mxlf/2.0" m:confirmed="1"',
    ],
    ['a status of another program', '<target>Gartenbank</target>', 'xmlns:o="urn:other" o:status="open"'],
    [
      'Trados’ confirmation',
      '<seg-source>Garden bench</seg-source><target>Gartenbank</target><sdl:seg-defs xmlns:sdl="x"><sdl:seg id="1" conf="Translated"/></sdl:seg-defs>',
      '',
    ],
    [
      'Trados’ tracked changes',
      '<target>Garten<mrk mtype="x-sdl-deleted">tisch</mrk><mrk mtype="x-sdl-added">bank</mrk></target>',
      '',
    ],
  ])('is read with %s', (_, target, attributes) => {
    expect(read(readXliff({ text: unitOf(target, attributes) }))).toEqual({ entries: [BENCH], errors: [] });
  });

  it.each([
    ['no target', '', ''],
    ['an empty target', '<target/>', ''],
    ['the source as its target', '<target>Garden bench</target>', ''],
    ['the state new', '<target state="new">Gartenbank</target>', ''],
    ['the state needs-translation', '<target state="needs-translation">Gartenbank</target>', ''],
    ['a fuzzy translation', '<target state="needs-review-translation">Gartenbank</target>', 'approved="no"'],
    ['a machine’s suggestion', '<target state="translated" state-qualifier="mt-suggestion">Gartenbank</target>', ''],
    ['no approval', '<target>Gartenbank</target>', 'approved="no"'],
    ['translate="no"', '<target state="final">Gartenbank</target>', 'translate="no"'],
    ['memoQ’s status NotStarted', '<target>Gartenbank</target>', 'xmlns:mq="MQXliff" mq:status="NotStarted"'],
    ['memoQ’s machine translation', '<target>Gartenbank</target>', 'xmlns:mq="MQXliff" mq:status="MachineTranslated"'],
    ['memoQ’s status under another prefix', '<target>Gartenbank</target>', 'xmlns:m="MQXliff" m:status="Rejected"'],
    [
      'Phrase’s unconfirmed translation',
      '<target>Gartenbank</target>',
      'xmlns:m="http://www.memsource.com/mxlf/2.0" m:confirmed="0"',
    ],
    [
      'Trados’ draft',
      '<target>Gartenbank</target><sdl:seg-defs xmlns:sdl="x"><sdl:seg id="1" conf="Draft"/></sdl:seg-defs>',
      '',
    ],
    [
      'a segment that nobody has translated',
      '<target><g id="1"><mrk mtype="seg" mid="0">Garten</mrk> <mrk mtype="seg" mid="1"/></g></target>',
      '',
    ],
    [
      'a segment with the source as its target',
      '<seg-source><mrk mtype="seg" mid="0">Garden</mrk> <mrk mtype="seg" mid="1">bench</mrk></seg-source><target><mrk mtype="seg" mid="0">Garten</mrk> <mrk mtype="seg" mid="1">bench</mrk></target>',
      '',
    ],
  ])('is reported, not read, with %s', (_, target, attributes) => {
    expect(read(readXliff({ text: unitOf(target, attributes) }))).toEqual({
      entries: [],
      errors: [[1, 'not_translated']],
    });
  });
});

describe('an XLIFF 2 file', () => {
  it.each(['2.0', '2.1', '2.2'])('is read in version %s, with its inline codes and a prefix', (version) => {
    const text = v2(
      '<unit id="1"><segment state="reviewed" subState="x:y"><source>Garden <pc id="1">bench</pc><ph id="2"/></source><target>Garten<mrk id="m" translate="no">bank</mrk><sc id="3"/><ec id="3"/><cp hex="001F"/></target></segment></unit>',
      version,
    );
    expect(read(readXliff({ text }))).toEqual({ entries: [BENCH], errors: [] });
    const prefixed = text.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=');
    expect(read(readXliff({ text: prefixed }))).toEqual({ entries: [BENCH], errors: [] });
  });

  it('joins the segments of a unit with what is between them', () => {
    const text = v2(
      '<unit id="1"><segment state="final"><source>Garden</source><target>Bank</target></segment><ignorable><source> </source></ignorable><segment state="translated"><source>bench</source><target>im Garten</target></segment></unit>',
    );
    expect(read(readXliff({ text })).entries).toEqual([['en', 'de', 'garden bench', 'Bank im Garten']]);
  });

  it('puts the segments of a translation into the order that it states', () => {
    const text = v2(
      '<unit id="1"><segment state="final"><source>Bench</source><target order="3">Bank</target></segment><ignorable><source> </source></ignorable><segment state="final"><source>for gardens</source><target order="1">Garten</target></segment></unit>',
    );
    expect(read(readXliff({ text })).entries).toEqual([['en', 'de', 'bench for gardens', 'Garten Bank']]);
  });

  it.each([
    [
      'initial',
      '<unit id="1"><segment state="initial"><source>Side table</source><target>Side table</target></segment></unit>',
    ],
    [
      'initial with another text',
      '<unit id="1"><segment state="initial"><source>Table</source><target>Tisch</target></segment></unit>',
    ],
    [
      'without a state, with the source as its target',
      '<unit id="1"><segment><source>Table</source><target>Table</target></segment></unit>',
    ],
    ['without a target', '<unit id="1"><segment state="translated"><source>Table</source></segment></unit>'],
    [
      'of a unit that must not be translated',
      '<unit id="1" translate="no"><segment state="final"><source>Table</source><target>Tisch</target></segment></unit>',
    ],
    [
      'of a group that must not be translated',
      '<group id="g" translate="no"><unit id="1"><segment state="final"><source>Table</source><target>Tisch</target></segment></unit></group>',
    ],
    [
      'beside a translated one',
      '<unit id="1"><segment state="final"><source>A table.</source><target>Ein Tisch.</target></segment><segment state="initial"><source>Oak.</source><target>Oak.</target></segment></unit>',
    ],
  ])('is reported, not read, if a segment is %s', (_, unit) => {
    expect(read(readXliff({ text: v2(unit) }))).toEqual({ entries: [], errors: [[1, 'not_translated']] });
  });

  it('goes out and comes in unchanged', () => {
    const entry = { from: 'en', to: 'de', key: '<b> & "c" ]]> {1}', template: "=„ä“ ' {1} 🚂", origin: 'engine:deepl' };
    const text = write(xliffOf({ from: 'en', to: 'de' }), [entry]);
    expect(entriesOf(readXliff({ text }), () => undefined)).toEqual({
      entries: [entry],
      leftOut: 0,
      errors: [],
    });
  });
});
