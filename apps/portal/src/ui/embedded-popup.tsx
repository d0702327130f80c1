import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Dialog } from './dialog.tsx';
import classes from './embedded-popup.module.css';
import { Spinner } from './spinner.tsx';

interface EmbeddedPopupProps {
  readonly title: string;
  /** An address of this origin, or of one that the content security policy allows in frames. */
  readonly address: string;
  readonly onClose: () => void;
  /** The delay in milliseconds before it is shown. */
  readonly delayMs?: number;
  /** The page's size in CSS pixels; a small screen shows less of it. */
  readonly width?: number;
  readonly height?: number;
}

/** A popup with another page, optionally after a delay. The page may run scripts, but has no access to ours. */
export function EmbeddedPopup(props: EmbeddedPopupProps) {
  const { delayMs = 0, width = 400, height = 500 } = props;
  const { t } = useTranslation('widgets');
  const [isDue, setIsDue] = useState(delayMs === 0);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (delayMs === 0) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  if (!isDue) return null;
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      // Including the border on both sides.
      width={width + 2}
      footer={
        <a href={props.address} target="_blank" rel="noreferrer">
          {t('embedded.open')}
        </a>
      }
    >
      <div className={classes.page} style={{ '--page-height': `${height}px` }}>
        {isLoaded ? null : <Spinner placement="part" />}
        <iframe
          className={classes.frame}
          src={props.address}
          title={props.title}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          onLoad={() => setIsLoaded(true)}
        />
      </div>
    </Dialog>
  );
}
