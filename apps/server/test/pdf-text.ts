import { inflateSync } from 'node:zlib';

/* Reads what pdfkit has printed: the glyphs of each face, and the characters that they stand for. */

export interface PrintedPdf {
  /** The characters in the order in which they are printed, a line for each place on a page. */
  readonly lines: readonly string[];
  /** The names of the faces. */
  readonly faces: readonly string[];
  /** How many glyphs are boxes: glyph 0 of a face, which stands for a character that the face lacks. */
  readonly boxes: number;
  /** The lowest baseline, in points above the bottom of its page; negative if text is below the page. */
  readonly lowest: number;
}

export function readPdf(pdf: Buffer): PrintedPdf {
  const source = pdf.toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]));
  const streamOf = (body: string): string => {
    const [head = '', length = '0'] = /^[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/.exec(body) ?? [];
    // By its length: compressed bytes may end as a line does.
    const raw = Buffer.from(body.slice(head.length, head.length + Number(length)), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
  };
  const fonts = new Map<string, readonly string[]>();
  const faces = new Set<string>();
  for (const body of objects.values()) {
    for (const [, name = '', id] of body?.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? []) {
      const font = objects.get(id) ?? '';
      const [, face = ''] = /\/BaseFont \/[A-Z]{6}\+(\S+)/.exec(font) ?? [];
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
      faces.add(face);
      fonts.set(name, charactersOf(streamOf(objects.get(map) ?? '')));
    }
  }
  const lines: string[] = [];
  let boxes = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let place = '';
  for (const body of objects.values()) {
    if (!body?.includes('stream') || /\/Type|\/FunctionType|\/N 3/.test(body.slice(0, body.indexOf('stream'))))
      continue;
    for (const [, y = '', name = '', shown = ''] of streamOf(body).matchAll(
      /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n([\s\S]*?)ET/g,
    )) {
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      boxes += glyphs.filter((glyph) => glyph === '0000').length;
      const text = glyphs.map((glyph) => fonts.get(name)?.[Number.parseInt(glyph, 16)] ?? '').join('');
      if (y === place) lines.push(`${lines.pop() ?? ''}${text}`);
      else lines.push(text);
      place = y;
      lowest = Math.min(lowest, Number(y));
    }
  }
  return { lines, faces: [...faces], boxes, lowest };
}

/** The characters of each glyph, by pdfkit's ToUnicode map: ranges whose entries are UTF-16 in hexadecimal. */
function charactersOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      String.fromCharCode(...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}
