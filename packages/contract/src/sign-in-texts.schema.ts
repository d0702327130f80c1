import { isEmail } from '@quayside/kernel';
import { z } from 'zod';

/** Lengths only bound the work of hashing: whether a new password is good enough is said by its own error codes. */
export const passwordText = z.string().min(1).max(200);
export const emailText = z.string().trim().max(254).refine(isEmail);
/** What `newToken` makes has 43 characters; anything as long is looked for and not found. */
export const tokenText = z.string().min(1).max(200);
/** Six digits, or a recovery code with or without its dashes. */
export const codeText = z.string().trim().min(1).max(40);
