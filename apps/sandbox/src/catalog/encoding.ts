import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { TextDecoder } from 'node:util';

export class EncodingError extends Error {
  override name = 'EncodingError';
}

type SourceEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const SAMPLE_BYTES = 4096;

/** UTF-16 is detected by its byte order mark or by the zero bytes of Latin letters; everything else must be UTF-8. */
export function detectEncoding(sample: Uint8Array): SourceEncoding {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  let evenZeros = 0;
  let oddZeros = 0;
  for (let index = 0; index < sample.length; index++) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  if (oddZeros > sample.length / 4) return 'utf-16le';
  if (evenZeros > sample.length / 4) return 'utf-16be';
  return 'utf-8';
}

function sampleOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const sample = new Uint8Array(SAMPLE_BYTES);
    return sample.subarray(0, readSync(file, sample, 0, SAMPLE_BYTES, 0));
  } finally {
    closeSync(file);
  }
}

/**
 * Streams a text file without its byte order mark. Supports UTF-8 and UTF-16. Other encodings cause an `EncodingError`, because guessing
 * would corrupt accented letters silently.
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const encoding = detectEncoding(sampleOf(path));
  const decoder = new TextDecoder(encoding, { fatal: true });
  let offset = 0;
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (error) {
      const guess = encoding === 'utf-8' ? ' (it looks like Latin-1 or Windows-1252)' : '';
      throw new EncodingError(`${path} is not valid ${encoding} near byte ${offset}${guess}: save it as UTF-8`, {
        cause: error,
      });
    }
  };
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Uint8Array)) continue;
    const text = decode(chunk);
    offset += chunk.byteLength;
    if (text !== '') yield text;
  }
  const rest = decode();
  if (rest !== '') yield rest;
}
