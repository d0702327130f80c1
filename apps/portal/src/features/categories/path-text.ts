/** A category's names as one text, from the top down. */
export const pathText = (path: readonly string[]): string => path.join(' › ');
