import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;
const SUMMARY = /^\s*summary: (["'`])(?:(?!\1|\\).|\\.)*\1,?$/gm;

/** Removes the calls' summaries from the build: only OpenAPI shows them, never the portal. */
export function withoutSummaries(): Plugin {
  return {
    name: 'quayside-without-summaries',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: code.replace(SUMMARY, ''), map: null }),
    },
  };
}
