/**
 * What was chosen in a list and where it was scrolled to, kept for this tab, so that the way back leads to the same place. One entry for
 * each question that a list answers; the oldest go first. A reload keeps them.
 */
const KEY = 'quayside-list-places';
const MOST_KEPT = 40;

export interface PlaceStore {
  keep(question: string, value: unknown): void;
  /** Null where nothing is kept, or something that the reader does not take. */
  recall<Value>(question: string, isValue: (value: unknown) => value is Value): Value | null;
  /** Writes to the tab's storage what is kept in memory. */
  write(): void;
}

export function createPlaceStore(storage: Pick<Storage, 'getItem' | 'setItem'>): PlaceStore {
  const places = new Map<string, unknown>(readEntries(storage));
  return {
    keep(question, value) {
      places.delete(question);
      places.set(question, value);
      const [oldest] = places.keys();
      if (places.size > MOST_KEPT && oldest !== undefined) places.delete(oldest);
    },
    recall(question, isValue) {
      const value = places.get(question);
      return isValue(value) ? value : null;
    },
    write() {
      try {
        storage.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // No room, or a browser that keeps nothing: after a reload the list opens at its start.
      }
    },
  };
}

function readEntries(storage: Pick<Storage, 'getItem'>): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string') : [];
  } catch {
    // Not written by this version.
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
