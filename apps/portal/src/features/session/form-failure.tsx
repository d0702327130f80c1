import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fieldRefusal } from './field-refusal.ts';
import classes from './form.module.css';

/**
 * The error above a form: the server's sentence, or `otherwise` if there is none. Field errors show at their fields.
 */
export function FormFailure({ error, otherwise }: { readonly error: unknown; readonly otherwise?: string }) {
  const { t } = useTranslation('session');
  if (!error || Object.keys(fieldRefusal(error)).length > 0) return null;
  return (
    <p role="alert" className={classes.alert}>
      {(isApiError(error) && error.description) || (otherwise ?? t('login.otherwise'))}
    </p>
  );
}
