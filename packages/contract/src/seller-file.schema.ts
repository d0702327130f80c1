import { z } from 'zod';
import { FILE_ENCODINGS, FILE_PROBLEMS, MOST_ERRORS } from './seller-file.ts';

/** A file's bytes in base64, of at most so many characters in UTF-16. */
export const fileBytes = (characters: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((characters * 2) / 3) * 4 + 4);

/** Rejects a body with both the bytes and the text of a file, or neither. */
export const isOneOf = (body: Readonly<Record<string, unknown>>, text: string): boolean =>
  (body.bytes === undefined) !== (body[text] === undefined);

/** The rows that are left out: how many, and the first of them. */
export const leftOutShape = <E extends z.ZodType>(rowError: E) => ({
  leftOut: z.number().int().nonnegative(),
  errors: z.array(rowError).max(MOST_ERRORS).readonly(),
});

export const fileEncoding = z.enum(FILE_ENCODINGS);

/** A row that is left out; the codes of a room are added to those of every file. */
export const fileRowError = <const C extends readonly string[]>(codes: C) =>
  z.object({
    row: z.number().int().nonnegative(),
    column: z.string().nullable(),
    value: z.string(),
    code: z.enum([...FILE_PROBLEMS, ...codes]),
  });
