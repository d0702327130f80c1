import './styles/mantine-toasts.css';
import { Notifications } from '@mantine/notifications';
import { useTopmostDialog } from '../lib/topmost-dialog.ts';
import classes from './toaster.module.css';

/**
 * Where toasts appear: in the topmost dialog while one is open, for what is outside of it lies beneath, and can not be operated. Each
 * says its own place and time; one that may not be dismissed is not swept away either.
 */
export function Toaster() {
  const dialog = useTopmostDialog();
  return (
    <Notifications
      // What holds the toasts stays where it was first put: each dialog takes one of its own, with the toasts of before.
      key={dialog?.key ?? 'page'}
      portalProps={dialog ? { target: dialog.element } : {}}
      position="top-right"
      classNames={{ root: classes.toasts }}
      allowDragDismiss={false}
      allowScrollDismiss={false}
    />
  );
}
