import type { ProductDetail } from '@quayside/contract';
import { editedTags, foldTag, MOST_TAG_LETTERS, mayDo, type TagEdit } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { movesPrices, useEditTags, usePrepareTags, useTags } from './use-tags.ts';

interface ItemTagsPanelProps {
  readonly item: Pick<ProductDetail, 'id' | 'accountId' | 'tags'>;
  /** Renders the preview of a change that moves live prices. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
}

/**
 * The seller's own words on a product. Each is saved when it is added or removed; where a price rule asks for it and the product is on sale,
 * the seller first sees what changes.
 */
export function ItemTagsPanel({ item, renderChange }: ItemTagsPanelProps) {
  const { t } = useTranslation('tags');
  const mayChange = mayDo(useUser().role, 'work');
  const known = useTags();
  const edit = useEditTags(item);
  // What is being saved is shown at once.
  const shown = edit.isPending ? editedTags(item.tags, edit.variables) : item.tags;
  const prepare = usePrepareTags(item);
  const [changeId, setChangeId] = useState<number | null>(null);
  const change = (next: readonly string[]) => {
    const wanted = editOf(shown, next);
    edit.mutate(wanted, {
      onError: (error) => {
        if (movesPrices(error)) prepare.mutate(wanted, { onSuccess: (made) => setChangeId(made.changeId) });
      },
    });
  };
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
      {changeId === null ? null : renderChange(changeId, () => setChangeId(null))}
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
