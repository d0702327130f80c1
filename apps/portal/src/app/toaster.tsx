import './styles/mantine-toasts.css';
import { Notifications } from '@mantine/notifications';
import { useTopmostDialog } from '../lib/topmost-dialog.ts';
import classes from './toaster.module.css';

/**
 * Renders toasts in the topmost open dialog, because everything outside a modal dialog is inert. Each toast has its own place and duration.
 * One that cannot be dismissed cannot be swiped away either.
 */
export function Toaster() {
  const dialog = useTopmostDialog();
  return (
    <Notifications
      // A portal cannot move, so each dialog gets a new container with the existing toasts.
      key={dialog?.key ?? 'page'}
      portalProps={dialog ? { target: dialog.element } : {}}
      position="top-right"
      classNames={{ root: classes.toasts }}
      allowDragDismiss={false}
      allowScrollDismiss={false}
    />
  );
}
