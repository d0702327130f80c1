import type { Plugin } from 'vite';

/** The chunks in which most functions run before the first paint. */
const AT_FIRST = new Set(['first', 'frame', 'products', 'index']);

/** V8 reads this hint at the start of a file; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the browser compile each of the first chunks as a whole while they arrive, off the main thread. Without the
 * hint, it parses every function once to find its end, and compiles it on the main thread when it is first called.
 */
export function compileAhead(): Plugin {
  return {
    name: 'quayside-compile-ahead',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has inserted its list of files at the start.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !AT_FIRST.has(chunk.name) || chunk.facadeModuleId?.endsWith('.json')) continue;
          chunk.code = HINT + chunk.code;
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
        }
      },
    },
  };
}
