/** The part of the package's interface that is used here. It publishes no types. */
declare module 'bidi-js' {
  export interface EmbeddingLevels {
    /** By UTF-16 unit; odd levels are written from right to left. */
    readonly levels: Uint8Array;
  }
  export interface Bidi {
    getEmbeddingLevels(text: string): EmbeddingLevels;
    /** @param end inclusive */
    getReorderedIndices(text: string, levels: EmbeddingLevels, start: number, end: number): number[];
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
