import type { Plugin } from 'vite';

/** The chunks whose functions mostly run before the first picture. */
const AT_FIRST = new Set(['first', 'frame', 'products', 'index']);

/** V8 reads it at the head of a file; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile the first chunks as a whole, which it does beside the page while they arrive. Otherwise it compiles each function
 * where it is first called, on the thread that renders, and has read it before only to find its end.
 */
export function compileAhead(): Plugin {
  return {
    name: 'quayside-compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of files at the head.
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
