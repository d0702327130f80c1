import { Button, CloseButton } from '@mantine/core';
import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
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
  /** What was typed is stored, so closing loses nothing. */
  readonly isSaved?: boolean;
}

/**
 * A modal with the browser's own `<dialog>`: focus stays inside, Escape closes it, and focus returns to the opener.
 * Mount it to open it; a field with `data-autofocus` gets the initial focus. It is in the top layer, so floating parts
 * inside it, such as a list of choices, need `FLOATING`. Once something was typed, a click beside it does not close it;
 * once a longer text was typed, such as a title, closing asks first.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  placement = 'centre',
  width = 440,
  isSaved = false,
}: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [typed, setTyped] = useState<'nothing' | 'words' | 'text'>('nothing');
  const [isAsking, setIsAsking] = useState(false);
  const close = onClose && (typed === 'text' && !isSaved ? () => setIsAsking(true) : onClose);

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
        close?.();
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
        if (event.target === event.currentTarget && (isSaved || typed === 'nothing')) close?.();
      }}
      onInput={({ target, currentTarget }) => {
        // What is typed in a nested dialog is that dialog's.
        if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
        if (target instanceof HTMLTextAreaElement) setTyped('text');
        else if (typed === 'nothing') setTyped('words');
      }}
    >
      {/* Not `<header>` and `<footer>`: in a dialog inside the page's own header or footer they would be nested. */}
      <div className={classes.head}>
        <h2 id={titleId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {close ? <CloseButton onClick={close} aria-label={t('close')} size="lg" /> : null}
      </div>
      <div className={classes.body}>{children}</div>
      {isAsking ? (
        <div className={classes.foot} role="alert">
          <p className={classes.question}>{t('unsaved.title')}</p>
          <Button variant="default" onClick={() => setIsAsking(false)}>
            {t('unsaved.stay')}
          </Button>
          <Button color="red" onClick={onClose}>
            {t('unsaved.leave')}
          </Button>
        </div>
      ) : null}
      {footer && !isAsking ? <div className={classes.foot}>{footer}</div> : null}
    </dialog>
  );
}
