import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(m?js|css|html|svg|json|txt|webmanifest)$/;
/** Below this size compression saves less than its headers cost. */
const MIN_BYTES = 1_000;

/**
 * Writes `x.br` and `x.gz` next to each text file at the highest compression level, once at build time instead of for
 * each response.
 * @param {string} directory
 */
export async function precompress(directory) {
  const files = readdirSync(directory, { recursive: true })
    .map((name) => join(directory, name))
    .filter((path) => COMPRESSIBLE.test(path) && statSync(path).isFile() && statSync(path).size >= MIN_BYTES);
  await Promise.all(files.map(compressFile));
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = readFileSync(path);
  const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/**
 * A file's size in bytes for a browser that accepts brotli, as all browsers do.
 * @param {Buffer} bytes @returns {Promise<number>}
 */
export async function wireBytes(bytes) {
  return bytes.length < MIN_BYTES ? bytes.length : (await brotli(bytes)).length;
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<Buffer>}
 */
function brotli(bytes) {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
