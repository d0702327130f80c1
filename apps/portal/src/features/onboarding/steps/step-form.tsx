import type { ReactNode } from 'react';
import classes from '../channel-screen.module.css';

/** The form of a step, including its continue button. */
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
