import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;
const SUMMARY = /^\s*summary: (["'`])(?:(?!\1|\\).|\\.)*\1,?$/gm;

/** Leaves the calls' summaries out of the build: OpenAPI shows them, and the portal never does. */
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
