import { useNavigate } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import { destinationOf } from '../routes/destinations.ts';
import { useKeyCommands } from './single-keys.ts';

/**
 * The single keys of the portal: those for screens lead where a menu would.
 * @param isHeld something is about to open that takes the letters
 */
export function useGoKeys(onHelp: () => void, isHeld: boolean): void {
  const navigate = useNavigate();
  const user = useUser();
  const { active } = useAddress();
  useKeyCommands({
    go: (view) => {
      const to = destinationOf(view, user, active)?.to;
      if (to) void navigate(to);
    },
    help: onHelp,
    isHeld,
  });
}
