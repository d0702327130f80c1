import 'react';

declare module 'react' {
  /** Our own variables may be set where a style is. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
