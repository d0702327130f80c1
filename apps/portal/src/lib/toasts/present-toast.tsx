import { type NotificationData, notifications } from '@mantine/notifications';
import { Link } from 'react-router';
import { messages } from '../i18n/messages.ts';
import classes from './toast.module.css';
import { isToastShownTo, type ToastAudience, type ToastValues } from './toast-audience.ts';
import { TOASTS, type ToastEvent, type ToastSpec } from './toasts.data.ts';

const COLOURS = {
  success: 'var(--qs-ok)',
  info: 'var(--qs-info)',
  warning: 'var(--qs-warn)',
  error: 'var(--qs-bad)',
} as const satisfies Readonly<Record<ToastSpec['kind'], string>>;

/** Translated when it is called, in the current language of the page. */
const words = () => messages.fixed(['toasts']);

/**
 * Shows an event's toast to the users that it is meant for. Equal toasts are not shown at the same time, because ten
 * calls that fail together are one failure to the user.
 */
export function presentToast(event: ToastEvent, values: ToastValues, to: ToastAudience | null): void {
  const spec: ToastSpec = TOASTS[event];
  if (!isToastShownTo(spec, to)) return;
  const text = words()(spec.text, values);
  const detail = values.detail === undefined ? null : String(values.detail);
  const id = `${event} ${text} ${detail ?? ''}`;
  const message = <Words id={id} spec={spec} text={text} detail={detail} />;
  notifications.show({ ...dataOf(spec, values), id, message });
}

function dataOf(spec: ToastSpec, values: ToastValues): Omit<NotificationData, 'message'> {
  return {
    position: spec.place,
    color: COLOURS[spec.kind],
    title: spec.title ? words()(spec.title, values) : undefined,
    autoClose: spec.closesAfterMs ?? false,
    allowClose: spec.isDismissible,
    withCloseButton: spec.isDismissible,
    closeButtonProps: { 'aria-label': messages.t('close') },
    // Errors interrupt a screen reader; other toasts wait.
    role: spec.kind === 'error' ? 'alert' : 'status',
    classNames: { root: classes.toast ?? '', description: classes.text ?? '' },
  };
}

interface WordsProps {
  readonly id: string;
  readonly spec: ToastSpec;
  readonly text: string;
  readonly detail: string | null;
}

function Words({ id, spec, text, detail }: WordsProps) {
  return (
    <>
      {text}
      {detail === null ? null : <span className={classes.detail}>{detail}</span>}
      {spec.actions ? (
        <span className={classes.actions}>
          {spec.actions.map(({ label, to }) => (
            <Link key={label} to={to} onClick={() => notifications.hide(id)}>
              {words()(label)}
            </Link>
          ))}
        </span>
      ) : null}
    </>
  );
}
