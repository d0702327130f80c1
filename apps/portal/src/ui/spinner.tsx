import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './spinner.module.css';

/** Fills its place while nothing else can be shown. Where the shape of what comes is known, a skeleton is better. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <div className={classes.place} role="status">
      <Loader size="md" aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
