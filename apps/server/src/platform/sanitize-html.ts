import { createRequire } from 'node:module';
import type { IOptions } from 'sanitize-html';

const load = createRequire(import.meta.url);

/** Loads the library with the first text: it takes 5 MB, and most processes never clean HTML. */
export const sanitizeHtml = (dirty: string, options: IOptions): string => load('sanitize-html')(dirty, options);
