/** Colours of Mantine's palette that the theme's type (`src/app/theme.ts`) lets no widget of the portal ask for. */
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

interface Declaration {
  readonly prop: string;
  remove(): unknown;
}

/** Leaves unused colours out of the style sheet that every page loads before its first picture; a plugin of PostCSS. */
export const unusedColours = {
  postcssPlugin: 'quayside-unused-colours',
  Declaration(declaration: Declaration): void {
    if (UNUSED.test(declaration.prop)) declaration.remove();
  },
};
