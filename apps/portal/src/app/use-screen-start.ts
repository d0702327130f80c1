import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Shows a screen from its top when the address leads to another one. Back and forward keep the place that the browser restores.
 * @param screen the same for addresses of one screen, such as its tabs
 */
export function useScreenStart(screen: string): void {
  const how = useNavigationType();
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    if (how !== 'POP') window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [screen, how]);
}
