/** The elements by key, each group in their order. */
export function groupBy<Key, Element>(
  elements: readonly Element[],
  keyOf: (element: Element) => Key,
): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}
