import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Names and values, e.g. the facts of an account. A null value hides its row. */
export function Facts({ list }: { readonly list: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {list.map(([name, value], index) =>
        value === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, its names may be equal
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
