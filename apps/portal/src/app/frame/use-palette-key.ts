import { useEffect, useEffectEvent } from 'react';

/** Handles Ctrl K and ⌘ K, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // An open dialog, such as the terms of service, blocks the shortcut.
      if (document.querySelector('dialog[open]') === null) press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
