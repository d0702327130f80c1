import { isEmail } from '@quayside/kernel';
import { z } from 'zod';
import { visibleText } from './schema.ts';

/** The limits only bound the cost of hashing. Separate error codes say whether a new password is valid. */
export const passwordText = z.string().min(1).max(200);
export const emailText = z.string().trim().max(254).refine(isEmail);
/** `newToken` creates 43 characters. Longer text is accepted here and matches nothing. */
export const tokenText = z.string().min(1).max(200);
/** A six-digit code, or a recovery code with or without dashes. */
export const codeText = visibleText(40);
