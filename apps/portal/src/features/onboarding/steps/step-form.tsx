import type { ReactNode } from 'react';
import classes from '../channel-screen.module.css';

/** What is asked in a step, down to the way on. */
export function StepForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
