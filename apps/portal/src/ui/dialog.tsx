import { CloseButton } from '@mantine/core';
import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { announceDialog } from '../lib/topmost-dialog.ts';
import classes from './dialog.module.css';
import { ownsEscape } from './floating.ts';

export interface DialogProps {
  readonly title: ReactNode;
  /** Without it the dialog cannot be closed and must be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** `side` fills the right edge from top to bottom. */
  readonly placement?: 'centre' | 'side';
  readonly width?: number;
}

/**
 * A modal with the browser's own `<dialog>`: focus stays inside, Escape closes it, and focus returns to the opener.
 * Mount it to open it; a field with `data-autofocus` gets the initial focus. It is in the top layer, so floating parts
 * inside it, such as a list of choices, need `FLOATING`.
 */
export function Dialog({ title, onClose, children, footer, placement = 'centre', width = 440 }: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In the layout phase, before the element is removed: only then does the focus return to the opener.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    const forget = announceDialog(dialog);
    return () => {
      forget();
      dialog.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which the browser gives
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(classes.dialog, placement === 'side' && classes.side)}
      style={{ '--dialog-width': `${width}px` }}
      onCancel={(event) => {
        // React also passes on the cancel events of nested dialogs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // On a second Escape a browser may close the dialog without asking.
      onClose={({ currentTarget }) => {
        if (!onClose && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
      onKeyDownCapture={(event) => {
        // A cancelled Escape closes the floating part and not the dialog.
        if (event.key === 'Escape' && (!onClose || ownsEscape(event.target))) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      {/* Not `<header>` and `<footer>`: in a dialog inside the page's own header or footer they would be nested. */}
      <div className={classes.head}>
        <h2 id={titleId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {onClose ? <CloseButton onClick={onClose} aria-label={t('close')} size="lg" /> : null}
      </div>
      <div className={classes.body}>{children}</div>
      {footer ? <div className={classes.foot}>{footer}</div> : null}
    </dialog>
  );
}
