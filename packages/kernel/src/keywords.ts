/** The rules of blacklisted words. The matcher is in `keywords/matcher.ts`, which only the server needs. */
export * from './keywords/keyword.ts';
