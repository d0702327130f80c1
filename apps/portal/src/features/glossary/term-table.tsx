import { Checkbox } from '@mantine/core';
import type { Term } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './glossary-screen.module.css';
import { groupTerms, type TermGroup, withSelected } from './term-groups.ts';

interface TermTableProps {
  readonly terms: readonly Term[];
  /** The number of items that use a term, by its id; undefined until it has been counted. */
  readonly usage: ReadonlyMap<number, number>;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
  readonly onEdit: (termId: number) => void;
  readonly onRemove: (terms: readonly Term[]) => void;
}

/** The terms, grouped by their source text. */
export function TermTable({ terms, usage, selected, onSelect, onEdit, onRemove }: TermTableProps) {
  const { t } = useTranslation('glossary');
  const format = useFormat();
  return (
    <PlainTable
      label={t('title')}
      rows={groupTerms(terms, selected)}
      rowKey={({ terms: [first] }) => first?.id ?? 0}
      columns={[
        {
          key: 'select',
          title: t('column.select'),
          isTitleHidden: true,
          cell: (group) => (
            <Checkbox
              aria-label={t('select', { term: group.src_text })}
              checked={group.checked === true}
              indeterminate={group.checked === 'some'}
              onChange={(event) => onSelect(withSelected(selected, group.terms, event.currentTarget.checked))}
            />
          ),
        },
        {
          key: 'src',
          title: t('column.src'),
          cell: ({ src_text, terms: [first] }) => <strong lang={first?.src_lang}>{src_text}</strong>,
        },
        {
          key: 'dst',
          title: t('column.dst'),
          cell: (group) => (
            <ul className={classes.translations}>
              {group.terms.map((term) => (
                <li key={term.id}>
                  <span className={classes.soft}>
                    {format.language(term.src_lang)} → {format.language(term.dst_lang)}
                  </span>
                  <span className={classes.words}>
                    {term.src_text === term.dst_text ? (
                      <span className={classes.soft}>{t('asIs')}</span>
                    ) : (
                      <span lang={term.dst_lang}>{term.dst_text}</span>
                    )}
                  </span>
                  <span>
                    <ChangeButton
                      variant="subtle"
                      size="xs"
                      aria-label={t('edit', { term: nameOf(term) })}
                      onClick={() => onEdit(term.id)}
                    >
                      {t('editShort')}
                    </ChangeButton>
                    <ChangeButton
                      variant="subtle"
                      color="red"
                      size="xs"
                      aria-label={t('remove', { term: nameOf(term) })}
                      onClick={() => onRemove([term])}
                    >
                      {t('removeShort')}
                    </ChangeButton>
                  </span>
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'usage',
          title: t('column.usage'),
          isNumber: true,
          cell: (group) => {
            const items = itemsOf(group, usage);
            return items === undefined ? '…' : format.number(items);
          },
        },
      ]}
    />
  );

  function nameOf({ src_text, dst_lang }: Term): string {
    return `${src_text} (${format.language(dst_lang)})`;
  }
}

/** The items that use the group's source text: all terms with the same source language count the same items. */
function itemsOf({ terms }: TermGroup, usage: ReadonlyMap<number, number>): number | undefined {
  const byLanguage = new Map(terms.map(({ id, src_lang }) => [src_lang, usage.get(id)]));
  const counts = [...byLanguage.values()];
  return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}
