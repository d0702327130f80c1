import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** The only accent colour, a deep teal. */
const tide: MantineColorsTuple = [
  '#e6f3f5',
  '#cfe6ea',
  '#a5d1d9',
  '#76bbc8',
  '#4fb3c4',
  '#1f8ba0',
  '#11748a',
  '#0a5f72',
  '#084c5c',
  '#063a46',
];

/** Neutral colours: warm in the light scheme, cool in the dark scheme. */
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f4f3ef',
  '#eae8e2',
  '#dddbd3',
  '#c9c7be',
  '#a9aba6',
  '#7d868a',
  '#55656d',
  '#2f404a',
  '#14232b',
];
const dark: MantineColorsTuple = [
  '#e6edf0',
  '#c3ced3',
  '#a0b0b8',
  '#7c8e97',
  '#3a4c56',
  '#2b3b44',
  '#1f2c34',
  '#17222a',
  '#0f181e',
  '#0a1116',
];

const red: MantineColorsTuple = [
  '#fbe7e4',
  '#f5cdc8',
  '#f0a79f',
  '#f2938a',
  '#e0665b',
  '#cb4137',
  '#b73229',
  '#a3261f',
  '#861d17',
  '#6b1611',
];

/** Controls of size `md` meet the 24 px target size of WCAG 2.2. */
const roomyTarget = { defaultProps: { size: 'md' } } as const;

export const theme = createTheme({
  primaryColor: 'tide',
  primaryShade: { light: 7, dark: 4 },
  // Filled controls are dark in the light scheme and bright in the dark one, so their text colour changes too.
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' ? { color: 'var(--qs-on-filled)' } : {}),
  }),
  colors: { tide, gray, dark, red },
  black: '#14232b',
  // The last three fonts are for Chinese. No web fonts are loaded.
  fontFamily:
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.45', xl: '1.3' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: '0 1px 2px rgb(10 25 32 / 8%)',
    md: '0 2px 8px rgb(10 25 32 / 12%)',
    lg: '0 8px 28px rgb(10 25 32 / 18%)',
    xl: '0 16px 48px rgb(10 25 32 / 24%)',
  },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects, because importing the components here would add each of them to the first load.
  components: {
    Button: { defaultProps: { size: 'sm', fw: 600 } },
    Checkbox: roomyTarget,
    Radio: roomyTarget,
    Switch: roomyTarget,
    Tooltip: {
      defaultProps: { openDelay: 250, multiline: true, maw: 320, events: { hover: true, focus: true, touch: true } },
    },
  },
});

/** Maps Mantine's variables to the tokens of `styles/tokens.css`, so that each colour is defined once. */
export const resolveVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--qs-deck)',
    '--mantine-color-text': 'var(--qs-ink)',
    '--mantine-color-bright': 'var(--qs-ink)',
    '--mantine-color-dimmed': 'var(--qs-ink-soft)',
    '--mantine-color-placeholder': 'var(--qs-ink-faint)',
    '--mantine-color-anchor': 'var(--qs-tide)',
    '--mantine-color-error': 'var(--qs-bad)',
    '--mantine-primary-color-contrast': 'var(--qs-on-filled)',
    '--mantine-color-default': 'var(--qs-deck)',
    '--mantine-color-default-hover': 'var(--qs-hover)',
    '--mantine-color-default-color': 'var(--qs-ink)',
    '--mantine-color-default-border': 'var(--qs-line-input)',
  };
  // In the dark scheme Mantine would darken a hovered button, and its dark text could no longer be read on red.
  const inDark = { ...shared, '--mantine-color-red-filled-hover': 'var(--mantine-color-red-3)' };
  return { variables: {}, light: shared, dark: inDark };
};
