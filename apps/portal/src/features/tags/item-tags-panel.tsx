import type { ProductDetail } from '@quayside/contract';
import { editedTags, foldTag, MOST_TAG_LETTERS, mayDo, type TagEdit } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { useEditTags, useTags } from './use-tags.ts';

/** The seller's own words on a product. Each is saved when it is added or removed. */
export function ItemTagsPanel({ item }: { readonly item: Pick<ProductDetail, 'id' | 'accountId' | 'tags'> }) {
  const { t } = useTranslation('tags');
  const mayChange = mayDo(useUser().role, 'work');
  const known = useTags();
  const edit = useEditTags(item);
  // What is being saved is shown at once.
  const shown = edit.isPending ? editedTags(item.tags, edit.variables) : item.tags;
  const change = (next: readonly string[]) => edit.mutate(editOf(shown, next));
  const suggestions = (known.data?.list ?? []).map(({ name }) => name).filter((name) => !shown.includes(name));
  return (
    <Panel title={t('title')}>
      {mayChange ? (
        <TagInput
          label={t('add')}
          description={t('addHint')}
          tags={shown}
          suggestions={suggestions}
          maxLetters={MOST_TAG_LETTERS}
          onChange={change}
        />
      ) : (
        <p>{shown.join(', ') || t('none')}</p>
      )}
    </Panel>
  );
}

function editOf(before: readonly string[], after: readonly string[]): TagEdit {
  const [old, next] = [before.map(foldTag), after.map(foldTag)];
  return {
    add: after.filter((tag) => !old.includes(foldTag(tag))),
    remove: before.filter((tag) => !next.includes(foldTag(tag))),
  };
}
