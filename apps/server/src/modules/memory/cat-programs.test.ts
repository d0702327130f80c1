import { type MemoryFormat, memory } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Whole files as translation programs write them: imported, exported in each format, and imported again. */

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
const params = () => ({ id: owner.userId });
const base64 = (text: string, encoding: 'utf8' | 'utf16le' = 'utf8') =>
  Buffer.from(encoding === 'utf8' ? text : `\uFEFF${text}`, encoding).toString('base64');

/** `project_save.tmx`, and an export of level 2 with the codes of tags. */
const OMEGAT = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<!DOCTYPE tmx SYSTEM "tmx11.dtd">
<tmx version="1.1">
  <header creationtool="OmegaT" o-tmf="OmegaT TMX" adminlang="EN-US" datatype="plaintext" creationtoolversion="6.0.0_0_c0ffee" segtype="sentence" srclang="EN-GB"/>
  <body>
<!-- Default translations -->
    <tu>
      <tuv xml:lang="EN-GB">
        <seg>Garden bench &amp; table</seg>
      </tuv>
      <tuv xml:lang="DE-DE" changeid="owner" changedate="20261101T120000Z" creationid="owner" creationdate="20261101T120000Z">
        <seg>Gartenbank &amp; Tisch</seg>
      </tuv>
    </tu>
    <tu>
      <note>checked with the buyer</note>
      <tuv xml:lang="EN-GB"><seg><bpt i="0" x="0">&lt;b0&gt;</bpt>Umbrella stand<ept i="0">&lt;/b0&gt;</ept></seg></tuv>
      <tuv xml:lang="DE-DE"><seg><bpt i="0" x="0">&lt;b0&gt;</bpt>Schirmständer<ept i="0">&lt;/b0&gt;</ept></seg></tuv>
    </tu>
<!-- Alternative translations -->
    <tu>
      <prop type="file">items.txt</prop><prop type="prev">Bench</prop><prop type="id">12_0</prop>
      <tuv xml:lang="EN-GB"><seg>Oak chest</seg></tuv>
      <tuv xml:lang="DE-DE"><seg>Eichentruhe</seg></tuv>
    </tu>
  </body>
</tmx>`;
/** The workbench, in UTF-16, with the fonts of its documents. */
const TRADOS_WORKBENCH = `<?xml version="1.0" ?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
<header
  creationtool="TRADOS Translator's Workbench for Windows"
  creationtoolversion="Edition 8 Build 863"
  segtype="sentence"
  o-tmf="TW4Win 2.0 Format"
  adminlang="EN-US"
  srclang="EN-GB"
  datatype="rtf"
  creationdate="20261101T120000Z"
  creationid="OWNER"
>
<prop type="RTFFontTable">
{\\fonttbl
{\\f1 \\fmodern\\fprq1 \\fcharset0 Courier New;}}</prop>
<prop type="RTFStyleSheet">
{\\stylesheet
{\\St \\s0 {\\StN Normal}}}</prop>
</header>

<body>
<tu creationdate="20261101T120000Z" creationid="OWNER" changedate="20261102T120000Z" changeid="OWNER">
<tuv xml:lang="EN-GB">
<seg><ut>{\\f1 </ut>Garden bench<ut>}</ut></seg>
</tuv>
<tuv xml:lang="DE-DE">
<seg><ut>{\\f1 </ut>Gartenbank<ut>}</ut></seg>
</tuv>
</tu>
</body>
</tmx>`;
const SDLXLIFF = `\uFEFF<?xml version="1.0" encoding="utf-8"?><xliff xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" sdl:version="1.0"><file original="C:\\items.txt" datatype="x-sdlfilterframework2" source-language="en-GB" target-language="de-DE"><header><reference><internal-file form="base64">UEsDBBQ=</internal-file></reference><file-info xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><value key="SDL:FileId">c0ffee</value></file-info><sdl:filetype-info><sdl:filetype-id>Plain Text v 1.0.0.0</sdl:filetype-id></sdl:filetype-info></header><body>
<trans-unit id="11111111-2222" translate="no"><source><x id="0"/></source></trans-unit>
<group id="g"><sdl:cxts><sdl:cxt id="1"/></sdl:cxts><trans-unit id="33333333-4444"><source><g id="1">Garden bench</g></source><seg-source><g id="1"><mrk mtype="seg" mid="1">Garden bench</mrk></g></seg-source><target><g id="1"><mrk mtype="seg" mid="1">Gartenbank</mrk></g></target><sdl:seg-defs><sdl:seg id="1" conf="Translated" origin="interactive"><sdl:value key="created_by">owner</sdl:value></sdl:seg></sdl:seg-defs></trans-unit></group>
<trans-unit id="55555555-6666"><source>Oak chest. Two drawers.</source><seg-source><mrk mtype="seg" mid="2">Oak chest.</mrk> <mrk mtype="seg" mid="3">Two drawers.</mrk></seg-source><target><mrk mtype="seg" mid="2">Eichentruhe.</mrk> <mrk mtype="seg" mid="3">Zwei Schubladen.</mrk></target><sdl:seg-defs><sdl:seg id="2" conf="ApprovedSignOff"/><sdl:seg id="3" conf="ApprovedTranslation"/></sdl:seg-defs></trans-unit></body></file></xliff>`;
const MQXLIFF = `<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns:mq="MQXliff" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 xliff-core-1.2-transitional.xsd" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="items.txt" source-language="en-gb" target-language="de" datatype="x-memoq">
    <header><skl><external-file href="x" /></skl><tool tool-id="MQ" tool-name="MemoQ"/></header>
    <body>
      <trans-unit id="1" mq:status="ManuallyConfirmed" mq:segmentguid="c0ffee" mq:translatorcommitusername="owner" mq:percent="0" mq:maxlengthchars="0">
        <source xml:space="preserve">Garden <bpt id="1" ctype="bold">&lt;b&gt;</bpt>bench<ept id="1">&lt;/b&gt;</ept></source>
        <target xml:space="preserve">Garten<bpt id="1" ctype="bold">&lt;b&gt;</bpt>bank<ept id="1">&lt;/b&gt;</ept></target>
        <context-group><context context-type="x-mmq-context">x</context></context-group>
        <mq:minorversions><mq:historical-unit mq:status="NotStarted"><source>Old</source><target>Alt</target></mq:historical-unit></mq:minorversions>
      </trans-unit>
      <trans-unit id="2" mq:status="NotStarted"><source xml:space="preserve">Side table</source><target xml:space="preserve"></target></trans-unit>
    </body>
  </file>
</xliff>`;
const MEMOQ_TMX = `<?xml version="1.0" encoding="utf-8"?>
<tmx version="1.4">
  <header creationtool="MemoQ" creationtoolversion="10.5" segtype="sentence" adminlang="en-us" creationid="owner" srclang="en-gb" o-tmf="MemoQTM" datatype="unknown">
    <prop type="defclient"></prop><prop type="name">Shop</prop><prop type="source">en-gb</prop><prop type="targetLang">de</prop>
  </header>
  <body>
    <tu changedate="20261101T120000Z" creationdate="20261101T120000Z" creationid="owner" changeid="owner">
      <prop type="client"></prop><prop type="corrected">no</prop><prop type="aligned">no</prop>
      <tuv xml:lang="en-gb"><prop type="x-context-pre">&lt;seg&gt;before&lt;/seg&gt;</prop><seg>Garden<ph type='lb'>&lt;br/&gt;</ph>bench</seg></tuv>
      <tuv xml:lang="de"><seg>Gartenbank</seg></tuv>
    </tu>
  </body>
</tmx>`;
const OKAPI = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-GB" trgLang="de-DE" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0">
<file id="f1" original="items.txt">
<skeleton href="items.skl"/>
<group id="g1"><unit id="u1" name="one">
<mtc:matches><mtc:match ref="#m1"><source>Bench</source><target>Bank</target></mtc:match></mtc:matches>
<mda:metadata><mda:metaGroup><mda:meta type="x">y</mda:meta></mda:metaGroup></mda:metadata>
<originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data></originalData>
<segment id="s1" state="translated" canResegment="no"><source><pc id="1" dataRefStart="d1" dataRefEnd="d2">Garden bench</pc></source><target><pc id="1" dataRefStart="d1" dataRefEnd="d2">Gartenbank</pc></target></segment>
</unit></group>
<unit id="u2"><segment><source>Side table</source></segment></unit>
</file>
</xliff>`;

const BENCH = ['garden bench', 'Gartenbank'];
const FILES: readonly (readonly [string, MemoryFormat, string, readonly (readonly string[])[], number])[] = [
  [
    'OmegaT’s project',
    'tmx',
    base64(OMEGAT),
    [
      ['garden bench & table', 'Gartenbank & Tisch'],
      ['oak chest', 'Eichentruhe'],
      ['umbrella stand', 'Schirmständer'],
    ],
    0,
  ],
  ['Trados’ workbench', 'tmx', base64(TRADOS_WORKBENCH, 'utf16le'), [BENCH], 0],
  [
    'Trados Studio',
    'xliff',
    base64(SDLXLIFF),
    [BENCH, ['oak chest. two drawers.', 'Eichentruhe. Zwei Schubladen.']],
    1,
  ],
  ['memoQ, bilingual', 'xliff', base64(MQXLIFF), [BENCH], 1],
  ['memoQ, its memory', 'tmx', base64(MEMOQ_TMX), [BENCH], 0],
  ['Okapi', 'xliff', base64(OKAPI), [BENCH], 1],
];

const preview = (format: MemoryFormat, bytes: string) =>
  server.as(owner).call(memory.previewImport, { params: params(), body: { format, bytes } });
const remembered = async () => {
  const query = { from: 'en', to: 'de' };
  const { list } = await server.as(owner).call(memory.list, { params: params(), query });
  return list.map(({ source, target }) => [source, target]);
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

it.each(FILES)(
  'a file of %s goes in, out in each format, and in again unchanged',
  async (_, format, bytes, texts, left) => {
    const { added, conflicts, digest, leftOut, errors } = await preview(format, bytes);
    expect([added, conflicts, leftOut, new Set(errors.map(({ code }) => code))]).toEqual([
      texts.length,
      0,
      left,
      new Set(left > 0 ? ['not_translated'] : []),
    ]);
    const body = { format, bytes, replace: false, expected: { added, conflicts }, digest };
    await server.as(owner).call(memory.importFile, { params: params(), body });
    expect(await remembered()).toEqual(texts);
    expect(await preview(format, bytes)).toMatchObject({ added: 0, conflicts: 0, unchanged: texts.length });
    for (const own of ['csv', 'tmx', 'xliff'] as const) {
      const query = { format: own, from: 'en', to: 'de' };
      const file = base64((await server.as(owner).send(memory.exportFile, { params: params(), query })).body);
      expect(await preview(own, file)).toMatchObject({ added: 0, conflicts: 0, unchanged: texts.length, leftOut: 0 });
    }
  },
);
