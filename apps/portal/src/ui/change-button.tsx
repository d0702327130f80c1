import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../lib/session.ts';

interface ChangeButtonProps extends ButtonProps {
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
  /** Why it can not be pressed now; the button stays in reach, so that the reason can be read with the keyboard too. */
  readonly blockedBecause?: string | undefined;
  /** Inside a dialog nothing may float: the reason is then its description only. */
  readonly isInDialog?: boolean;
}

/** A button that changes something: one who may only look sees it, can not press it, and is told why. */
export function ChangeButton({ blockedBecause, isInDialog, onClick, children, ...rest }: ChangeButtonProps) {
  const { t } = useTranslation();
  const mayChange = useMayChange();
  const why = mayChange ? blockedBecause : t('readOnly');
  if (why === undefined) {
    return (
      <Button {...rest} {...(onClick ? { onClick } : {})}>
        {children}
      </Button>
    );
  }
  const button = (
    <Button
      {...rest}
      type="button"
      data-disabled
      aria-disabled="true"
      aria-description={why}
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
  return isInDialog ? button : <Tooltip label={why}>{button}</Tooltip>;
}
