/** The parts of an address by the names that its pattern gives them. */
export type Params = Readonly<Record<string, string | undefined>>;
