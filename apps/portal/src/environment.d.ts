interface ImportMetaEnv {
  /** The path of the flags from the root; set by `flags.ts` next to `vite.config.ts`. */
  readonly VITE_FLAGS: string;
}
