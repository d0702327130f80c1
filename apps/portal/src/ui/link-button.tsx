import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './link-button.module.css';

/** A button that looks like a link, for figures and sentences that open their details. */
export function LinkButton(props: {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}) {
  return (
    <UnstyledButton className={classes.button} {...props}>
      {props.children}
    </UnstyledButton>
  );
}
