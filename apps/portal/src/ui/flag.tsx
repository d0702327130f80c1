import { isRegion, type PlaceKind } from '@quayside/kernel';
import { useState } from 'react';
import classes from './flag.module.css';
import { flagFile } from './flag-file.ts';

interface FlagProps {
  /** A country, a variant such as BEFR, a language's EN, or a region. */
  readonly code: string;
  /** NA and RW are regions by default; in a list of countries they are Namibia and Rwanda. */
  readonly kind?: PlaceKind;
  /** Only if there is no name next to the flag. */
  readonly label?: string;
}

/**
 * A flag with the height of a line of text. If its file cannot be loaded, the error is reported and the letters are
 * shown instead.
 */
export function Flag({ code, kind = isRegion(code) ? 'region' : 'country', label = '' }: FlagProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const file = flagFile(code, kind);
  if (missing === file) {
    return (
      <span className={classes.letters} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
        {code.slice(0, 2)}
      </span>
    );
  }
  return (
    <img
      className={classes.flag}
      src={`${import.meta.env.VITE_FLAGS}/${file}`}
      width={21}
      height={14}
      alt={label}
      loading="lazy"
      decoding="async"
      onError={() => {
        console.warn(`There is no flag of ${code}`);
        setMissing(file);
      }}
    />
  );
}
