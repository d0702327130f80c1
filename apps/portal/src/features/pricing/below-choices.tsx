import type { BelowChoice, BelowList } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './rules-form.module.css';

/** What the seller chose for listings below a floor: for all, and by `itemId/site` for single ones. */
export interface BelowChosen {
  readonly all: BelowChoice | null;
  readonly single: Readonly<Record<string, BelowChoice>>;
}

export const NOTHING_CHOSEN: BelowChosen = { all: null, single: {} };

const CHOICES = ['raise', 'end', 'keep'] as const;
type Named = BelowList['list'][number];
const keyOf = ({ itemId, site }: Named) => `${itemId}/${site}`;

/** The consent that follows from the choices; undefined while one is missing. */
export function belowConsentOf(below: BelowList, { all, single }: BelowChosen) {
  const except = below.list.flatMap((one) => {
    const choice = single[keyOf(one)];
    return choice === undefined || choice === all ? [] : [{ itemId: one.itemId, site: one.site, choice }];
  });
  const choice = all ?? (except.length === below.count ? except[0]?.choice : undefined);
  return choice === undefined ? undefined : { expected: below.count, choice, except };
}

interface BelowChoicesProps {
  readonly below: BelowList;
  readonly chosen: BelowChosen;
  readonly onChange: (chosen: BelowChosen) => void;
}

/** Names what is on sale below a new lowest price, and asks what becomes of it: of all, or of each. */
export function BelowChoices({ below, chosen, onChange }: BelowChoicesProps) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const choices = CHOICES.map((value) => ({ value, label: t(`moves.${value}`) }));
  const choiceOf = (value: string): BelowChoice | null => CHOICES.find((one) => one === value) ?? null;
  const nothing = { value: '', label: t('moves.choose') };
  return (
    <>
      <Notice
        tone="warn"
        title={t('moves.belowTitle', { n: format.number(below.count) })}
        action={
          <div className={classes.what}>
            <Choice
              label={t('moves.belowAll')}
              value={chosen.all ?? ''}
              options={[nothing, ...choices]}
              onChange={(value) => onChange({ all: choiceOf(value), single: {} })}
            />
          </div>
        }
      >
        {t('moves.belowText')}{' '}
        {below.list.length < below.count ? t('moves.belowNamed', { n: format.number(below.list.length) }) : null}
      </Notice>
      <PlainTable
        label={t('moves.belowTitle', { n: format.number(below.count) })}
        rows={below.list}
        rowKey={keyOf}
        columns={[
          { key: 'item', title: t('moves.item'), cell: ({ title }) => title },
          { key: 'site', title: t('column.site'), cell: ({ site }) => format.site(site) },
          { key: 'now', title: t('moves.now'), isNumber: true, cell: ({ live }) => format.money(live) },
          { key: 'floor', title: t('column.floor'), isNumber: true, cell: ({ floor }) => format.money(floor) },
          {
            key: 'choice',
            title: t('moves.belowChoice'),
            cell: (one) => (
              <div className={classes.what}>
                <Choice
                  label={t('moves.belowOne', { item: one.title, site: format.site(one.site) })}
                  value={chosen.single[keyOf(one)] ?? chosen.all ?? ''}
                  options={[nothing, ...choices]}
                  onChange={(value) => {
                    const { [keyOf(one)]: _, ...others } = chosen.single;
                    const choice = choiceOf(value);
                    onChange({ ...chosen, single: choice ? { ...others, [keyOf(one)]: choice } : others });
                  }}
                />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
