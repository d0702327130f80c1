/** One line of a CSV file (RFC 4180), without its end. */
export function csvLine(values: readonly string[]): string {
  return values.map(cell).join(',');
}

/** Quotes what needs quotes. A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
