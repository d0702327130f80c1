/** The lists of words of all languages, and what is made and judged by them. */
export type Words = typeof import('@quayside/text/words');

/** Loads them when a process first needs them. Whoever has them passes them on, so that only the edge of a job or call waits. */
export const loadWords = (): Promise<Words> => import('@quayside/text/words');
