import { type ReactNode, useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import classes from './gallery.module.css';

/** One widget with its states side by side. */
export function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className={classes.specimens}>{children}</div>
    </Panel>
  );
}

/** One named state. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={classes.specimen} aria-label={name}>
      <p className={classes.name}>{name}</p>
      {children}
    </section>
  );
}

/** Stores the value of a controlled widget. */
export function Kept<Value>(props: {
  readonly initial: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}) {
  const [value, keep] = useState(props.initial);
  return props.children(value, keep);
}
