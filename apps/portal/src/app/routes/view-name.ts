import { useCallback } from 'react';
import type { MessageRoom } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type FrameView, ROUTES, type ViewName } from './routes.data.ts';

const NAMED = ROUTES.filter((route) => 'name' in route);

/** The message files that contain names of views. */
export const NAMING_ROOMS: readonly MessageRoom[] = [...new Set(NAMED.flatMap(({ rooms }) => rooms))];

const isOfFrame = (view: ViewName): view is FrameView => NAMED.every(({ id }) => id !== view);

/** Returns the display name of a view. Suspends until the messages of `NAMING_ROOMS` have loaded. */
export function useViewName(): (view: ViewName) => string {
  const { t } = useTranslation(['frame', ...NAMING_ROOMS]);
  return useCallback(
    (view) => {
      if (isOfFrame(view)) return t(`frame:view.${view}`);
      const named = NAMED.find(({ id }) => id === view);
      return named ? t(named.name) : view;
    },
    [t],
  );
}
