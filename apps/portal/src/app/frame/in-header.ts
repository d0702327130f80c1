import type { MenuProps } from '@mantine/core';

/**
 * How the header's menus open: inside the header, which is a landmark, over whatever may scroll around them; and without Mantine's
 * placeholder for the first focus, which is no child that a menu may have.
 */
export const IN_HEADER = {
  position: 'bottom-end',
  withinPortal: false,
  floatingStrategy: 'fixed',
  withInitialFocusPlaceholder: false,
  loop: true,
} as const satisfies Partial<MenuProps>;
