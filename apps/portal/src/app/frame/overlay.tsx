import { useEffect, useRef } from 'react';
import { hideOverlay, useOverlay } from '../../lib/overlay.ts';
import { Spinner } from '../../ui/spinner.tsx';
import classes from './overlay.module.css';

/** Covers the screen with a message while the browser leaves for another site (specification, section 2: the general overlay). */
export function Overlay() {
  const message = useOverlay();
  return message === null ? null : <Cover message={message} />;
}

function Cover({ message }: { readonly message: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // After the browser's back button restores the page, the overlay is removed.
    const uncover = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hideOverlay();
    };
    window.addEventListener('pageshow', uncover);
    return () => {
      window.removeEventListener('pageshow', uncover);
      dialog?.close();
    };
  }, []);
  return (
    <dialog ref={ref} className={classes.cover} aria-label={message} onCancel={(event) => event.preventDefault()}>
      <Spinner placement="part" />
      <p className={classes.message}>{message}</p>
    </dialog>
  );
}
