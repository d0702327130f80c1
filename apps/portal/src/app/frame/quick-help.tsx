import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './quick-help.module.css';

/** The help side panel. It has no articles yet; a search opens the help centre. */
export function QuickHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('frame');
  const centre = usePortalSettings()?.helpCentreUrl;
  const [words, setWords] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    window.open(`${centre}/search?${new URLSearchParams({ query: words.trim() })}`, '_blank', 'noreferrer');
  };
  return (
    <Dialog title={t('help.quick')} onClose={onClose} placement="side" width={420}>
      {centre ? (
        <search>
          <form className={classes.search} onSubmit={search}>
            <TextInput
              data-autofocus
              type="search"
              label={t('help.search')}
              description={t('help.searchNote')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Button type="submit" disabled={words.trim() === ''}>
              {t('help.searchButton')}
            </Button>
          </form>
        </search>
      ) : null}
      <EmptyState
        title={t('help.emptyTitle')}
        action={
          centre ? (
            <Button component="a" href={centre} target="_blank" rel="noreferrer" variant="default">
              {t('help.centre')}
            </Button>
          ) : null
        }
      >
        {t('help.emptyText')}
      </EmptyState>
    </Dialog>
  );
}
