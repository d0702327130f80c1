import { Loader } from '@mantine/core';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import classes from './spinner.module.css';

/**
 * Fills its place while nothing else can be shown: a screen's, or that of a part of one. Where the shape of what comes is known,
 * a skeleton is better.
 */
export function Spinner({ placement = 'screen' }: { readonly placement?: 'screen' | 'part' }) {
  const { t } = useTranslation();
  return (
    <div className={clsx(classes.place, placement === 'screen' && classes.screen)} role="status">
      <Loader size={placement === 'screen' ? 'md' : 'sm'} aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
