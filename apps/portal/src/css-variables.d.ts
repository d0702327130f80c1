import 'react';

declare module 'react' {
  /** Allows custom properties in style objects. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
