/** The names of the methods that answer later. */
type AskedName<Channel> = {
  [Name in keyof Channel & string]: Channel[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Channel & string];

/**
 * Methods whose code is loaded with the first call of one of them, so that a server starts without the code of rare tasks. A load that
 * fails is tried again by the next call.
 * @param load makes the methods, once
 */
export function lateMethods<Channel, const Name extends AskedName<Channel>>(
  load: () => Promise<Pick<Channel, Name>>,
  names: readonly Name[],
): Pick<Channel, Name> {
  let made: Promise<Pick<Channel, Name>> | undefined;
  const methods = () => {
    made ??= load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const late =
    (name: Name) =>
    async (...given: unknown[]) => {
      const method = (await methods())[name] as (...given: unknown[]) => Promise<unknown>;
      return method(...given);
    };
  return Object.fromEntries(names.map((name) => [name, late(name)])) as Pick<Channel, Name>;
}
