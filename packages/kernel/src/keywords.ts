/** Blacklisted words: how they are described. What finds them is `keywords/matcher.ts`, which only a server needs. */
export * from './keywords/keyword.ts';
