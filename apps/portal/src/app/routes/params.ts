/** The parameters of an address by their names in the pattern. */
export type Params = Readonly<Record<string, string | undefined>>;
