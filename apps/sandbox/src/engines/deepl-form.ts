const IN_LIST = /^(\w+)\[(\d+)\]\.(\w+)$/;
/** The fields that a form repeats, or that it joins by commas. */
const LISTS = new Set(['text', 'ignore_tags']);

/**
 * A form as the JSON body that DeepL takes as well: `text` repeats, `ignore_tags` has commas, and
 * `dictionaries[0].entries` is a field of the first dictionary.
 */
export function deeplForm(body: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  const listOf = <T>(name: string): T[] => {
    const list = (read[name] ?? []) as T[];
    read[name] = list;
    return list;
  };
  for (const [name, value] of new URLSearchParams(body)) {
    const [, list = '', place = '', field = ''] = IN_LIST.exec(name) ?? [];
    if (list !== '') {
      const entries = listOf<Record<string, string>>(list);
      const entry = entries[Number(place)] ?? {};
      entry[field] = value;
      entries[Number(place)] = entry;
    } else if (LISTS.has(name)) {
      listOf<string>(name).push(...(name === 'text' ? [value] : value.split(',')));
    } else {
      read[name] = value;
    }
  }
  return read;
}
