interface ImportMetaEnv {
  /** The folder of the flags, from the root: `flags.ts` beside `vite.config.ts` puts them there. */
  readonly VITE_FLAGS: string;
}
