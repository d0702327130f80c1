/** What a model has counted after one history: the total, and each symbol. */
interface Followers {
  total: number;
  readonly counts: Map<string, number>;
}

export interface NgramModel {
  /** The bits that the model needs for the symbols and the end after them: more means less probable. */
  bitsOf(symbols: readonly string[]): number;
}

const BEGIN = '\u0002';
const END = '\u0003';

/**
 * An n-gram model over any symbols, letters or words: every history is smoothed with the next shorter one by the number
 * of different symbols that followed it (Witten and Bell, 1991).
 */
export function trainNgrams(texts: readonly (readonly string[])[], order: number): NgramModel {
  const histories = new Map<string, Followers>();
  const known = new Set<string>();
  const historyAt = (symbols: readonly string[], at: number, length: number) =>
    symbols.slice(at - length, at).join('\u0001');
  const framed = (symbols: readonly string[]) => [...Array<string>(order - 1).fill(BEGIN), ...symbols, END];
  for (const text of texts) {
    const symbols = framed(text);
    for (let at = order - 1; at < symbols.length; at += 1) {
      const symbol = symbols[at] ?? END;
      known.add(symbol);
      for (let length = 0; length < order; length += 1) {
        const key = historyAt(symbols, at, length);
        const followers = histories.get(key) ?? { total: 0, counts: new Map() };
        followers.total += 1;
        followers.counts.set(symbol, (followers.counts.get(symbol) ?? 0) + 1);
        histories.set(key, followers);
      }
    }
  }
  const unseen = 1 / (known.size + 1);
  const probabilityAt = (symbols: readonly string[], at: number): number => {
    let probability = unseen;
    for (let length = 0; length < order; length += 1) {
      const followers = histories.get(historyAt(symbols, at, length));
      if (followers === undefined) break;
      const kinds = followers.counts.size;
      const count = followers.counts.get(symbols[at] ?? END) ?? 0;
      probability = (count + kinds * probability) / (followers.total + kinds);
    }
    return probability;
  };
  return {
    bitsOf(text) {
      const symbols = framed(text);
      let bits = 0;
      for (let at = order - 1; at < symbols.length; at += 1) bits -= Math.log2(probabilityAt(symbols, at));
      return bits;
    },
  };
}
