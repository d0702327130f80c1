import type { Plugin } from 'vite';

/** The modules of the router that the portal uses, as far as they import or keep what only server rendering needs. */
const ROUTER = /\/react-router\/dist\/production\/lib\/(components|hooks|context|dom\/lib)\.js$/;
const SERVER_PARTS = /\/ssr\/components\.js$/;
/** An assignment keeps a component that nothing uses. */
const NAMES = /^\w+\.displayName = .*;$/gm;

const STAND_IN = '\0quayside-plain-router';
/** What these modules import of server rendering: there is no such context, and links prefetch nothing. */
const CODE = `
  import { createContext, useRef } from 'react';
  export const FrameworkContext = createContext(undefined);
  export const PrefetchPageLinks = () => null;
  export const usePrefetchBehavior = () => [false, useRef(null), {}];
  export const mergeRefs = (...refs) => (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
`;

/**
 * Leaves out of the build what the router contains for pages rendered on a server and for forms that it submits. It is a
 * large part of the router, and the portal uses neither.
 */
export function plainRouter(): Plugin {
  return {
    name: 'quayside-plain-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer !== undefined && ROUTER.test(importer) && SERVER_PARTS.test(source) ? STAND_IN : null,
    load: (id) => (id === STAND_IN ? CODE : null),
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: code.replace(NAMES, ''), map: null }),
    },
  };
}
