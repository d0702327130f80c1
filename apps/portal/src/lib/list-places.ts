/**
 * Remembers a list's selection and scroll position for this tab, also across a reload, so that the back button restores
 * them. One entry per list query; the oldest entries are dropped.
 */
const KEY = 'quayside-list-places';
const MAX_KEPT = 40;

export interface PlaceStore {
  keep(question: string, value: unknown): void;
  /** Null if nothing valid is stored. */
  recall<Value>(question: string, isValue: (value: unknown) => value is Value): Value | null;
  /** Writes the memory to the tab's storage. */
  write(): void;
}

export function createPlaceStore(storage: Pick<Storage, 'getItem' | 'setItem'>): PlaceStore {
  const places = new Map<string, unknown>(readEntries(storage));
  return {
    keep(question, value) {
      places.delete(question);
      places.set(question, value);
      const [oldest] = places.keys();
      if (places.size > MAX_KEPT && oldest !== undefined) places.delete(oldest);
    },
    recall(question, isValue) {
      const value = places.get(question);
      return isValue(value) ? value : null;
    },
    write() {
      try {
        storage.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // The storage is full or disabled: after a reload the list starts at the top.
      }
    },
  };
}

function readEntries(storage: Pick<Storage, 'getItem'>): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string') : [];
  } catch {
    // Written by another version of the portal.
    return [];
  }
}

let store: PlaceStore | null = null;

/** The store of this tab. */
export function listPlaces(): PlaceStore {
  if (store) return store;
  const made = createPlaceStore(sessionStorage);
  window.addEventListener('pagehide', () => made.write());
  store = made;
  return made;
}
