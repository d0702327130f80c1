import { type LeftOut, MOST_ERRORS } from '@quayside/contract';

/** The rows of a file that are left out, in their order there. A long file may have hundreds of thousands of them. */
export function leftOutOf<E extends { readonly row: number }>(errors: readonly E[], earlier = 0): LeftOut<E> {
  return {
    leftOut: errors.length + earlier,
    errors: errors.toSorted((one, other) => one.row - other.row).slice(0, MOST_ERRORS),
  };
}
