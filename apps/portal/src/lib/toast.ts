import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { isApiError } from './api/api-error.ts';

/** What was done, top right, for a moment. */
export function sayDone(message: string): void {
  notifications.show({ message, color: 'tide' });
}

/** What failed, in the server's words where it gave some (specification, section 8: the generic toast). */
export function sayFailed(error: unknown): void {
  const said = isApiError(error) ? error.description : '';
  notifications.show({
    title: i18next.t('app:toast.failed'),
    message: said || i18next.t('app:toast.generic'),
    color: 'red',
    autoClose: 10_000,
  });
}
