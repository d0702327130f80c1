/** Colours of Mantine's palette that the theme's type (`src/app/theme.ts`) does not let widgets use. */
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

interface Declaration {
  readonly prop: string;
  remove(): unknown;
}

/** A PostCSS plugin that removes unused colours from the style sheet that every page loads before its first paint. */
export const unusedColours = {
  postcssPlugin: 'quayside-unused-colours',
  Declaration(declaration: Declaration): void {
    if (UNUSED.test(declaration.prop)) declaration.remove();
  },
};
