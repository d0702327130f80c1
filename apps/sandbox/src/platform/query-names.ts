/** The first parameter of a query that an operation does not have; undefined where its names are not known, or all are. */
export function unknownParameter(names: readonly string[] | undefined, query: object): string | undefined {
  return names && Object.keys(query).find((name) => !names.includes(name));
}
