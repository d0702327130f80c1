import { Loader } from '@mantine/core';
import clsx from 'clsx';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './spinner.module.css';

/**
 * Fills its space while nothing else can be shown: a whole screen or a part of it. If the shape of the content is
 * known, use a skeleton instead.
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
