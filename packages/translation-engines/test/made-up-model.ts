/*
 * A made-up model of Marian's binary format: random weights behind real names and shapes. It loads and runs as a trained
 * one does, and its words mean nothing. The formats: marian-nmt `src/common/binary.cpp` (items), `src/data/shortlist.h`
 * (shortlist), `src/models/transformer.h` and `src/rnn/cells.h` (names and shapes), google/sentencepiece
 * `src/sentencepiece_model.proto` (vocabulary).
 */

/** The sizes of a network, by the names of Marian's settings. */
export interface Shape {
  /** `dim-emb`: a multiple of 8 and of `heads`. */
  readonly embedding: number;
  /** `transformer-dim-ffn`, a multiple of 8. */
  readonly feedForward: number;
  readonly encoderLayers: number;
  readonly decoderLayers: number;
  readonly heads: number;
  /** The number of pieces, a multiple of 8. */
  readonly vocabulary: number;
}

/** Small enough to be made in a moment. */
export const SMALL: Shape = {
  embedding: 32,
  feedForward: 64,
  encoderLayers: 2,
  decoderLayers: 1,
  heads: 4,
  vocabulary: 512,
};
/** Mozilla's `base`, the largest that it publishes. */
export const BASE: Shape = {
  embedding: 512,
  feedForward: 2048,
  encoderLayers: 6,
  decoderLayers: 2,
  heads: 8,
  vocabulary: 32_000,
};

export interface ModelFiles {
  readonly model: Uint8Array<ArrayBuffer>;
  readonly shortlist: Uint8Array<ArrayBuffer>;
  readonly vocab: Uint8Array<ArrayBuffer>;
}

/** The same seed makes the same bytes. */
export function makeUpModel(shape: Shape = SMALL, seed = 1): ModelFiles {
  const random = randomOf(seed);
  return {
    model: joinItems([...itemsOf(shape, random), settingsItem(shape)]),
    shortlist: shortlistOf(shape.vocabulary, random),
    vocab: vocabularyOf(shape.vocabulary, random),
  };
}

/** A linear congruential generator: numbers from 0 up to but not including 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const TYPES = { int8: 0x101, float32: 0x404, intgemm8: 0x4101 } as const;

interface Item {
  readonly name: string;
  readonly type: number;
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

/** The largest weight, so that 127 stands for it. */
const LARGEST = 0.3;

/** A matrix in eight-bit numbers, with the factor that brings it there behind the numbers. */
function weights(name: string, rows: number, columns: number, random: () => number): Item {
  const bytes = new Uint8Array(padded(rows * columns + 4));
  for (let at = 0; at < rows * columns; at++) bytes[at] = Math.round(random() * 254 - 127) & 0xff;
  new DataView(bytes.buffer).setFloat32(rows * columns, 127 / LARGEST, true);
  return { name, type: TYPES.intgemm8, shape: [rows, columns], bytes };
}

function floats(name: string, shape: readonly number[], value: number): Item {
  const count = shape.reduce((product, one) => product * one, 1);
  const bytes = new Uint8Array(padded(count * 4));
  new Float32Array(bytes.buffer).fill(value, 0, count);
  return { name, type: TYPES.float32, shape, bytes };
}

const padded = (length: number) => Math.ceil(length / 256) * 256;

/** The factor for the numbers that meet these weights; Marian reads it by this name. */
const alpha = (name: string) => floats(`${name}_QuantMultA`, [1], 20);

function* matrix(name: string, rows: number, columns: number, random: () => number): Generator<Item> {
  yield weights(name, rows, columns, random);
  yield alpha(name);
}

function* normalised(name: string, width: number): Generator<Item> {
  yield floats(`${name}_ln_scale`, [1, width], 1);
  yield floats(`${name}_ln_bias`, [1, width], 0);
}

function* attention(name: string, width: number, random: () => number): Generator<Item> {
  for (const part of ['q', 'k', 'v', 'o']) {
    yield* matrix(`${name}_W${part}`, width, width, random);
    yield floats(`${name}_b${part}`, [1, width], 0);
  }
  yield* normalised(`${name}_Wo`, width);
}

function* feedForward(name: string, { embedding, feedForward: width }: Shape, random: () => number): Generator<Item> {
  yield* matrix(`${name}_W1`, embedding, width, random);
  yield floats(`${name}_b1`, [1, width], 0);
  yield* matrix(`${name}_W2`, width, embedding, random);
  yield floats(`${name}_b2`, [1, embedding], 0);
  yield* normalised(`${name}_ffn`, embedding);
}

function* itemsOf(shape: Shape, random: () => number): Generator<Item> {
  const { embedding, vocabulary } = shape;
  yield* matrix('Wemb', vocabulary, embedding, random);
  yield alpha('none');
  for (let layer = 1; layer <= shape.encoderLayers; layer++) {
    yield* attention(`encoder_l${layer}_self`, embedding, random);
    yield* feedForward(`encoder_l${layer}_ffn`, shape, random);
  }
  for (let layer = 1; layer <= shape.decoderLayers; layer++) {
    const rnn = `decoder_l${layer}_rnn`;
    yield* matrix(`${rnn}_W`, embedding, embedding, random);
    yield* matrix(`${rnn}_Wf`, embedding, embedding, random);
    yield floats(`${rnn}_bf`, [1, embedding], 0);
    yield* normalised(`${rnn}_ffn`, embedding);
    yield* attention(`decoder_l${layer}_context`, embedding, random);
    yield* feedForward(`decoder_l${layer}_ffn`, shape, random);
  }
  yield floats('decoder_ff_logit_out_b', [1, vocabulary], 0);
}

/** The network's settings, which Marian reads from the model itself. */
function settingsItem({ embedding, feedForward: width, encoderLayers, decoderLayers, heads, vocabulary }: Shape): Item {
  const settings = {
    type: 'transformer',
    'dim-emb': embedding,
    'dim-rnn': 1024,
    'dim-vocabs': `[${vocabulary}, ${vocabulary}]`,
    'enc-depth': encoderLayers,
    'dec-depth': decoderLayers,
    'enc-cell': 'gru',
    'enc-cell-depth': 1,
    'enc-type': 'bidirectional',
    'dec-cell': 'ssru',
    'dec-cell-base-depth': 2,
    'dec-cell-high-depth': 1,
    'input-types': '[]',
    'layer-normalization': false,
    'lemma-dim-emb': 0,
    'output-omit-bias': false,
    'right-left': false,
    skip: false,
    'tied-embeddings': false,
    'tied-embeddings-all': true,
    'tied-embeddings-src': false,
    'transformer-decoder-autoreg': 'rnn',
    'transformer-dim-aan': 2048,
    'transformer-dim-ffn': width,
    'transformer-ffn-activation': 'relu',
    'transformer-ffn-depth': 2,
    'transformer-aan-activation': 'swish',
    'transformer-aan-depth': 2,
    'transformer-aan-nogate': false,
    'transformer-guided-alignment-layer': 'last',
    'transformer-heads': heads,
    'transformer-no-projection': false,
    'transformer-postprocess': 'dan',
    'transformer-postprocess-emb': 'd',
    'transformer-postprocess-top': '""',
    'transformer-preprocess': '""',
    'transformer-tied-layers': '[]',
    'transformer-train-position-embeddings': false,
    ulr: false,
    'ulr-dim-emb': 0,
    'ulr-trainable-transformation': false,
    version: 'v1.9.56 made up',
  };
  const text = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`);
  const bytes = new TextEncoder().encode(`${text.join('')}\0`);
  return { name: 'special:model.yml', type: TYPES.int8, shape: [bytes.length], bytes };
}

/** Version, headers, names, shapes, a gap up to the next 256 bytes, values. */
function joinItems(items: readonly Item[]): Uint8Array<ArrayBuffer> {
  const names = items.map(({ name }) => new TextEncoder().encode(`${name}\0`));
  const head =
    16 + items.length * 32 + lengthOf(names) + items.reduce((sum, { shape }) => sum + shape.length * 4, 0) + 8;
  const start = (Math.floor(head / 256) + 1) * 256;
  const bytes = new Uint8Array(start + lengthOf(items.map((item) => item.bytes)));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const long = (value: number) => {
    view.setBigUint64(at, BigInt(value), true);
    at += 8;
  };
  const copy = (part: Uint8Array) => {
    bytes.set(part, at);
    at += part.length;
  };
  long(1);
  long(items.length);
  items.forEach(({ type, shape, bytes: value }, index) => {
    for (const number of [names[index]?.length ?? 0, type, shape.length, value.length]) long(number);
  });
  names.forEach(copy);
  for (const size of items.flatMap(({ shape }) => shape)) {
    view.setInt32(at, size, true);
    at += 4;
  }
  long(start - head);
  at = start;
  for (const item of items) copy(item.bytes);
  return bytes;
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);

const SHORTLIST_MAGIC = 0xf11a_48d5_0134_17f5n;
/** The pieces that every answer may use, and those that a piece adds. */
const [FIRST, BEST] = [64, 8];

function shortlistOf(vocabulary: number, random: () => number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(48 + (vocabulary + 1) * 8 + vocabulary * BEST * 4);
  const view = new DataView(bytes.buffer);
  // The second number is a sum of the rest, which is read only by a setting.
  const head = [SHORTLIST_MAGIC, 0n, BigInt(FIRST), BigInt(BEST), BigInt(vocabulary + 1), BigInt(vocabulary * BEST)];
  head.forEach((value, index) => {
    view.setBigUint64(index * 8, value, true);
  });
  for (let piece = 0; piece <= vocabulary; piece++) view.setBigUint64(48 + piece * 8, BigInt(piece * BEST), true);
  const lists = 48 + (vocabulary + 1) * 8;
  for (let piece = 0; piece < vocabulary; piece++) {
    const chosen = Array.from({ length: BEST }, () => Math.floor(random() * vocabulary)).sort((a, b) => a - b);
    chosen.forEach((value, index) => {
      view.setUint32(lists + (piece * BEST + index) * 4, value, true);
    });
  }
  return bytes;
}

const CONTROL = 3;
const UNKNOWN = 2;
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su', 'ta', 'ver', 'wil', 'zon'];

/** Every printable ASCII character, the letters of our languages, and words of syllables. */
function vocabularyOf(size: number, random: () => number): Uint8Array<ArrayBuffer> {
  const pieces = new Set(['▁', ...Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n))]);
  for (const letter of 'äöüßéèêàçùòìñóíáú') pieces.add(letter);
  while (pieces.size < size - 2) {
    const count = 1 + Math.floor(random() * 4);
    const word = Array.from({ length: count }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
    pieces.add(`${random() < 0.7 ? '▁' : ''}${word}`);
  }
  const entries = [
    pieceOf('</s>', 0, CONTROL),
    pieceOf('<unk>', 0, UNKNOWN),
    ...[...pieces].map((piece) => pieceOf(piece, -3 - piece.length, 1)),
  ];
  return Uint8Array.from([
    ...entries.flatMap((entry) => field(1, entry)),
    // Unigram; unknown is 1, the end 0, and there is no beginning and no padding.
    ...field(2, [...number(3, 1), ...number(40, 1), ...number(41, -1), ...number(42, 0), ...number(43, -1)]),
    ...field(3, field(1, [...new TextEncoder().encode('identity')])),
  ]);
}

function pieceOf(piece: string, score: number, type: number): number[] {
  const rank = new Uint8Array(4);
  new DataView(rank.buffer).setFloat32(0, score, true);
  return [...field(1, [...new TextEncoder().encode(piece)]), (2 << 3) | 5, ...rank, ...number(3, type)];
}

const field = (id: number, bytes: readonly number[]) => [...varint((id << 3) | 2), ...varint(bytes.length), ...bytes];
const number = (id: number, value: number) => [...varint(id << 3), ...varint(value)];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return bytes;
}
