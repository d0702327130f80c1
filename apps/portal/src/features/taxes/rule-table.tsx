import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { keyOf, nameOf, type RuleDraft } from './tax-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import classes from './taxes.module.css';

interface RuleTableProps {
  readonly rules: readonly RuleDraft[];
  readonly areProblemsShown: boolean;
  readonly disabled: boolean;
  readonly onChange: (rules: readonly RuleDraft[]) => void;
}

/** One row for each category and each item that has taxes of its own. */
export function RuleTable({ rules, areProblemsShown, disabled, onChange }: RuleTableProps) {
  const { t } = useTranslation('taxes');
  if (rules.length === 0) return null;
  return (
    <PlainTable
      label={t('rules')}
      rows={rules}
      rowKey={keyOf}
      isStacking
      columns={[
        {
          key: 'for',
          title: t('for'),
          cell: (rule) => (
            <span className={classes.wide}>{t(rule.category ? 'category' : 'item', { name: nameOf(rule) })}</span>
          ),
        },
        {
          key: 'taxes',
          title: t('title'),
          cell: (rule) => (
            <div className={classes.bar}>
              <TaxFields
                value={rule}
                of={nameOf(rule)}
                areProblemsShown={areProblemsShown}
                disabled={disabled}
                onChange={(taxes) =>
                  onChange(rules.map((one) => (keyOf(one) === keyOf(rule) ? { ...one, ...taxes } : one)))
                }
              />
            </div>
          ),
        },
        {
          key: 'remove',
          title: t('removeRule'),
          isTitleHidden: true,
          cell: (rule) =>
            disabled ? null : (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('remove', { name: nameOf(rule) })}
                onClick={() => onChange(rules.filter((one) => keyOf(one) !== keyOf(rule)))}
              >
                {t('removeRule')}
              </Button>
            ),
        },
      ]}
    />
  );
}
