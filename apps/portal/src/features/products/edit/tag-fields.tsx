import { tags } from '@quayside/contract';
import { MOST_TAG_LETTERS, MOST_TAGS_OF_ITEM } from '@quayside/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { TagInput } from '../../../ui/tag-input.tsx';
import type { Edit } from './use-edits.ts';

/** Which tags the selected products get and lose. @param onEdit gets null while there are none */
export function TagFields({ onEdit }: { readonly onEdit: (edit: Edit | null) => void }) {
  const { t } = useTranslation('tags');
  const { id } = useUser();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const known = useQuery(query(tags.list, { params: { id } }));
  const suggestions = known.data?.list.map(({ name }) => name) ?? [];
  useEffect(() => {
    const isReady = add.length + remove.length > 0 && Math.max(add.length, remove.length) <= MOST_TAGS_OF_ITEM;
    onEdit(isReady ? { what: 'tags', add, remove } : null);
  }, [add, remove, onEdit]);
  const field = { suggestions, maxLetters: MOST_TAG_LETTERS };
  return (
    <>
      <TagInput label={t('editAdd')} description={t('editHint')} tags={add} onChange={setAdd} {...field} />
      <TagInput label={t('editRemove')} tags={remove} onChange={setRemove} {...field} />
    </>
  );
}
