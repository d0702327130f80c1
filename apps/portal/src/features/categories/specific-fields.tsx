import { Button } from '@mantine/core';
import type { LackingItem } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './categories.module.css';
import { keyOf, type SpecificsDraft } from './specifics-draft.ts';
import { ValuesField } from './values-field.tsx';

interface SpecificFieldsProps {
  readonly item: LackingItem;
  readonly draft: SpecificsDraft;
  readonly onDraft: (key: string, values: readonly string[] | null) => void;
}

/** A field for each specific, with the source of its value. */
export function SpecificFields({ item, draft, onDraft }: SpecificFieldsProps) {
  const { t } = useTranslation('categories');
  return (
    <div className={classes.specifics}>
      {item.detail === null ? null : <p>{item.detail}</p>}
      {item.specifics.map((specific) => {
        const { name, need, origin, values } = specific;
        const label = specific.label ?? name;
        const key = keyOf(item, name);
        const typed = draft[key];
        const note = t('specifics.note', {
          need: t(`specifics.need.${need}`),
          origin: t(`specifics.origin.${origin}`),
        });
        if (origin === 'variations') {
          return (
            <div key={name} className={classes.fields}>
              <strong>{label}</strong>
              <span>{values.join(', ')}</span>
              <span className={classes.line}>{note}</span>
            </div>
          );
        }
        return (
          <div key={name} className={classes.fields}>
            <ValuesField
              label={label}
              rules={specific}
              values={typed === undefined ? values : (typed ?? [])}
              onChange={(next) => onDraft(key, next)}
            />
            <span className={classes.line}>{typed === null ? t('specifics.willGoBack') : note}</span>
            {(origin === 'own' || origin === 'removed') && typed !== null ? (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('specifics.giveBackOf', { name: label })}
                onClick={() => onDraft(key, null)}
              >
                {t('specifics.giveBack')}
              </Button>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
