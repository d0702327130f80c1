import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { type Duty, mayDo, type PermissionFlag, permissionFlags } from '@quayside/kernel';
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useUser } from '../lib/session.ts';

interface ChangeButtonProps extends ButtonProps {
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  readonly 'aria-label'?: string;
  /** A single letter presses it while nobody types. */
  readonly 'aria-keyshortcuts'?: string;
  readonly children: ReactNode;
  /** The duty that the change needs; default `work`. */
  readonly duty?: Duty;
  /** A permission that the change needs. */
  readonly needs?: PermissionFlag;
  /** Why it is disabled at the moment; the button stays focusable, so that keyboard users can read the reason. */
  readonly blockedBecause?: string | undefined;
  /** Tooltips do not work in a dialog, so there the reason is only the accessible description. */
  readonly isInDialog?: boolean;
}

/** A button for a change. Without the permission it is visible but disabled, with the reason. */
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

/** Ignores the second click of a double click, because only one change is intended. */
function isRepeated({ detail }: MouseEvent<HTMLButtonElement>): boolean {
  return detail > 1;
}

/** Why the user may not make the change; undefined if they may. */
function useRefusal(duty: Duty, needs: PermissionFlag | undefined): string | undefined {
  const { t } = useTranslation();
  const user = useUser();
  if (!mayDo(user.role, 'work')) return t('readOnly');
  if (!mayDo(user.role, duty)) return t('notYourDuty');
  return needs && !permissionFlags(user)[needs] ? t('notIncluded') : undefined;
}
