/** A category's names as one text, from the top level down. */
export const pathText = (path: readonly string[]): string => path.join(' › ');
