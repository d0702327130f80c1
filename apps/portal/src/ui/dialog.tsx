import { CloseButton } from '@mantine/core';
import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announceDialog } from '../lib/topmost-dialog.ts';
import classes from './dialog.module.css';
import { ownsEscape } from './floating.ts';

export interface DialogProps {
  readonly title: ReactNode;
  /** Without it the dialog can not be closed: what is in it has to be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** `side` fills the right edge from top to bottom. */
  readonly placement?: 'centre' | 'side';
  readonly width?: number;
}

/**
 * A modal on the browser's own `<dialog>`: focus stays inside, Escape closes, focus returns to the opener. Mount it to open it;
 * `data-autofocus` on a field lets it begin there.
 * It lies in the top layer: what floats in it, such as a list of choices, takes `FLOATING`.
 */
export function Dialog({ title, onClose, children, footer, placement = 'centre', width = 440 }: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In the layout phase, so that it is closed while it is still there: that is what gives the focus back to the opener.
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
        event.preventDefault();
        onClose?.();
      }}
      // A browser may close it without asking, the second time that Escape is pressed.
      onClose={({ currentTarget }) => {
        if (!onClose && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
      onKeyDownCapture={(event) => {
        // A cancelled Escape closes what floats, and not the dialog with it.
        if (event.key === 'Escape' && (!onClose || ownsEscape(event.target))) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      {/* No header or footer elements: a dialog that is opened in the page's own would be another of them. */}
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
