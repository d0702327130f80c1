import type { KeywordView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useScopeName } from './use-scope-name.ts';

interface KeywordTableProps {
  readonly keywords: readonly KeywordView[];
  readonly onOpen: (keyword: KeywordView) => void;
  readonly onRemove: (keyword: KeywordView) => void;
}

export function KeywordTable({ keywords, onOpen, onRemove }: KeywordTableProps) {
  const { t } = useTranslation('blacklist');
  const format = useFormat();
  const scopeName = useScopeName();
  return (
    <PlainTable
      label={t('title')}
      rows={keywords}
      rowKey={({ keyword, platform }) => `${platform} ${keyword}`}
      columns={[
        {
          key: 'keyword',
          title: t('column.keyword'),
          cell: (one) => (
            <LinkButton aria-label={t('open', { keyword: one.keyword })} onClick={() => onOpen(one)}>
              <strong>{one.keyword}</strong>
            </LinkButton>
          ),
        },
        { key: 'platform', title: t('column.platform'), cell: ({ platform }) => scopeName(platform) },
        {
          key: 'match',
          title: t('column.match'),
          cell: ({ match, language }) =>
            match === 'forms' ? t('formsIn', { language: format.language(language) }) : t(`match.${match}`),
        },
        {
          key: 'fields',
          title: t('column.fields'),
          cell: ({ fields }) => format.values(fields.map((field) => t(`field.${field}`))),
        },
        { key: 'items', title: t('column.items'), isNumber: true, cell: ({ items }) => format.number(items) },
        {
          key: 'actions',
          title: t('column.actions'),
          isNumber: true,
          cell: (one) => (
            <ChangeButton
              variant="subtle"
              color="red"
              size="xs"
              aria-label={t('remove.of', { keyword: one.keyword })}
              onClick={() => onRemove(one)}
            >
              {t('remove.short')}
            </ChangeButton>
          ),
        },
      ]}
    />
  );
}
