import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { type Duty, mayDo, type PermissionFlag, permissionFlags } from '@quayside/kernel';
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../lib/session.ts';

interface ChangeButtonProps extends ButtonProps {
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
  /** What the change is about; everyday work where nothing is said. */
  readonly duty?: Duty;
  /** A permission that the change takes. */
  readonly needs?: PermissionFlag;
  /** Why it can not be pressed now; the button stays in reach, so that the reason can be read with the keyboard too. */
  readonly blockedBecause?: string | undefined;
  /** Inside a dialog nothing may float: the reason is then its description only. */
  readonly isInDialog?: boolean;
}

/** A button that changes something: one who may not sees it, can not press it, and is told why. */
export function ChangeButton(props: ChangeButtonProps) {
  const { blockedBecause, isInDialog, onClick, children, duty, needs, ...rest } = props;
  const why = useRefusal(duty ?? 'work', needs) ?? blockedBecause;
  if (why === undefined) {
    return (
      <Button {...rest} onClick={(event) => (isRepeated(event) ? event.preventDefault() : onClick?.(event))}>
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

/** The second click of a double click comes before anything could say that the first one works: one change is meant. */
function isRepeated({ detail }: MouseEvent<HTMLButtonElement>): boolean {
  return detail > 1;
}

/** Why the change is not this person's to make; undefined where it is. */
function useRefusal(duty: Duty, needs: PermissionFlag | undefined): string | undefined {
  const { t } = useTranslation();
  const user = useUser();
  if (!mayDo(user.role, 'work')) return t('readOnly');
  if (!mayDo(user.role, duty)) return t('notYourDuty');
  return needs && !permissionFlags(user)[needs] ? t('notIncluded') : undefined;
}
