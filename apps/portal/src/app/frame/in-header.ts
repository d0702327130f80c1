import type { MenuProps } from '@mantine/core';

/**
 * Options of the header's menus. They open inside the header, which is a landmark, above scrolling content. They have no Mantine focus
 * placeholder, which is not a valid child of a menu.
 */
export const IN_HEADER = {
  position: 'bottom-end',
  withinPortal: false,
  floatingStrategy: 'fixed',
  withInitialFocusPlaceholder: false,
  loop: true,
} as const satisfies Partial<MenuProps>;
