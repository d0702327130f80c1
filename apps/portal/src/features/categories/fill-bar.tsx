import { Checkbox, NativeSelect } from '@mantine/core';
import { CATEGORY_LIMITS, type FilledSpecific, type LackingItem } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import classes from './categories.module.css';
import { shownSpecifics } from './specifics-draft.ts';
import { ValuesField } from './values-field.tsx';

interface FillBarProps {
  readonly list: readonly LackingItem[];
  /** The rows that the seller has selected; if none are selected, everything in the list, including further pages. */
  readonly chosen: readonly LackingItem[];
  readonly show: FilledSpecific['show'];
  readonly isPending: boolean;
  readonly onFill: (fill: Omit<FilledSpecific, 'expected'>) => void;
}

const WAYS = ['give', 'takeOut', 'giveBack'] as const;
type Way = (typeof WAYS)[number];

/**
 * Sets one specific of a site for the selected items or for all that are shown, removes it, or restores the items' own
 * values.
 */
export function FillBar({ list, chosen, show, isPending, onFill }: FillBarProps) {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const shown = shownSpecifics(chosen.length > 0 ? chosen : list);
  const [picked, setPicked] = useState('');
  const [way, setWay] = useState<Way>('give');
  const [values, setValues] = useState<readonly string[]>([]);
  const [isEmptyOnly, setIsEmptyOnly] = useState(true);
  const keyOf = ({ site, specific }: (typeof shown)[number]) => `${site} ${specific.name}`;
  const place = shown.find((one) => keyOf(one) === picked) ?? shown[0];
  if (!place) return null;
  const { site, specific } = place;
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  const itemIds = [...new Set(chosen.filter((item) => item.site === site).map(({ itemId }) => itemId))];
  const fill = () =>
    onFill({
      ...{ site, name: specific.name, show },
      values: way === 'giveBack' ? null : way === 'takeOut' ? [] : given,
      isEmptyOnly: way === 'give' && isEmptyOnly,
      ...(itemIds.length > 0 ? { itemIds: itemIds.slice(0, CATEGORY_LIMITS.specifics) } : {}),
    });
  return (
    <div className={classes.bar}>
      <NativeSelect
        label={t('lacking.fill.which')}
        value={keyOf(place)}
        data={shown.map((one) => ({
          value: keyOf(one),
          label: t('lacking.fill.option', {
            name: one.specific.label ?? one.specific.name,
            site: format.site(one.site),
            n: format.number(one.n),
          }),
        }))}
        onChange={(event) => {
          setPicked(event.currentTarget.value);
          setValues([]);
        }}
      />
      <NativeSelect
        label={t('specifics.way.label')}
        value={way}
        data={WAYS.filter((one) => one !== 'takeOut' || specific.need !== 'required').map((value) => ({
          value,
          label: t(`specifics.way.${value}`),
        }))}
        onChange={(event) => setWay(event.currentTarget.value as Way)}
      />
      {way === 'give' ? (
        <>
          <ValuesField
            key={keyOf(place)}
            label={t('lacking.fill.value')}
            rules={specific}
            values={values}
            onChange={setValues}
          />
          <Checkbox
            label={t('specifics.emptyOnly')}
            checked={isEmptyOnly}
            onChange={(event) => setIsEmptyOnly(event.currentTarget.checked)}
          />
        </>
      ) : null}
      <ChangeButton
        variant="default"
        loading={isPending}
        blockedBecause={way === 'give' && given.length === 0 ? t('lacking.fill.noValue') : undefined}
        onClick={fill}
      >
        {itemIds.length > 0 ? t('specifics.forPicked', { count: itemIds.length }) : t('specifics.forAll')}
      </ChangeButton>
    </div>
  );
}
