import './styles/mantine-toasts.css';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear. Each says its own place and time; one that may not be dismissed is not swept away either. */
export function Toaster() {
  return <Notifications position="top-right" allowDragDismiss={false} allowScrollDismiss={false} />;
}
