/** The part of the package's interface that is used here. It publishes no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end; null after the last one. */
    nextBreak(): { readonly position: number } | null;
  }
}
