import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './thumb.module.css';

/** A small square picture. Decoration beside a name; where it can not be had, its place stays. */
export function Thumb({ url, size }: { readonly url: string | null; readonly size: number }) {
  const [hasFailed, setHasFailed] = useState(false);
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
