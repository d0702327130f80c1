import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './thumb.module.css';
import { useIdle } from './use-idle.ts';

/** A small square picture next to a name. It loads after the names, and keeps its space if it cannot be loaded. */
export function Thumb({ url, size }: { readonly url: string | null; readonly size: number }) {
  const [hasFailed, setHasFailed] = useState(false);
  const isIdle = useIdle();
  if (url && !isIdle) return <span className={classes.thumb} style={{ width: size, height: size }} />;
  if (!url || hasFailed) {
    return (
      <span className={classes.missing} style={{ width: size, height: size }} aria-hidden="true">
        <IconPhotoOff size={size * 0.55} />
      </span>
    );
  }
  return (
    <img
      className={classes.thumb}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
