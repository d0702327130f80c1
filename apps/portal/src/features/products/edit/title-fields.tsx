import { Checkbox, TextInput } from '@mantine/core';
import type { Site } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Edit } from './use-edits.ts';

interface TitleFieldsProps {
  readonly sites: readonly Site[];
  /** Null while something is missing. */
  readonly onEdit: (edit: Edit | null) => void;
}

/** Which words of the titles on the chosen sites are replaced. */
export function TitleFields({ sites, onEdit }: TitleFieldsProps) {
  const { t } = useTranslation('products');
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [isExact, setIsExact] = useState(false);
  useEffect(() => {
    const isReady = sites.length > 0 && find.trim() !== '';
    onEdit(isReady ? { what: 'title', sites, find, replace, isExact } : null);
  }, [find, replace, isExact, sites, onEdit]);
  return (
    <>
      <TextInput
        label={t('edit.find')}
        value={find}
        maxLength={200}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <TextInput
        label={t('edit.replace')}
        description={t('edit.replaceHint')}
        value={replace}
        maxLength={200}
        onChange={(event) => setReplace(event.currentTarget.value)}
      />
      <Checkbox
        label={t('edit.exact')}
        checked={isExact}
        onChange={(event) => setIsExact(event.currentTarget.checked)}
      />
    </>
  );
}
