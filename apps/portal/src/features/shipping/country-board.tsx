import { Button, TextInput } from '@mantine/core';
import { COUNTRY_TYPES, type CountryType } from '@quayside/kernel';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { matchesSearch } from '../../ui/search-text.ts';
import classes from './country-board.module.css';
import type { PlacedCountry } from './country-choice.ts';
import { CountryList } from './country-list.tsx';

interface CountryBoardProps {
  readonly countries: readonly PlacedCountry[];
  readonly isReadOnly: boolean;
  readonly onMove: (codes: readonly string[], type: CountryType) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The countries of a region in three lists. Countries are moved by dragging, with the arrow keys, or with the buttons.
 */
export function CountryBoard({ countries, isReadOnly, onMove }: CountryBoardProps) {
  const { t, i18n } = useTranslation(['shipping', 'places']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const [moved, setMoved] = useState('');
  const named = useMemo(() => {
    const order = new Intl.Collator(i18n.language);
    return countries
      .map((country) => ({ ...country, name: format.country(country.code) }))
      .sort((one, other) => order.compare(one.name, other.name));
  }, [countries, i18n.language, format]);
  const search = typed.trim();
  const found = named.filter(
    ({ code, name }) => matchesSearch(name, search) || code.toLowerCase() === search.toLowerCase(),
  );
  const move = (codes: readonly string[], type: CountryType) => {
    const movers = named.filter((country) => codes.includes(country.code) && country.type !== type);
    setChosen(NONE);
    if (movers.length === 0) return;
    onMove(
      movers.map(({ code }) => code),
      type,
    );
    setMoved(
      t('shipping:board.moved', {
        list: t(`shipping:type.${type}.name`),
        countries: format.list(movers.map(({ name }) => name)),
      }),
    );
  };
  const chooseFound = () => setChosen(new Set([...chosen, ...found.map(({ code }) => code)]));
  return (
    <div className={classes.board}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.search ?? ''}
          aria-label={t('shipping:board.search')}
          placeholder={t('shipping:board.search')}
          description={t('shipping:board.searchHint')}
          inputWrapperOrder={['input', 'description']}
          maxLength={60}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!isReadOnly && search !== '') chooseFound();
          }}
        />
        {isReadOnly ? null : (
          <fieldset className={classes.moves} aria-label={t('shipping:board.moveTo')}>
            {COUNTRY_TYPES.map((type) => (
              <Button
                key={type}
                variant="default"
                size="xs"
                disabled={chosen.size === 0}
                onClick={() => move([...chosen], type)}
              >
                {t(`shipping:type.${type}.move`)}
              </Button>
            ))}
          </fieldset>
        )}
        <span role="status" className={classes.status}>
          {chosen.size > 0 ? t('shipping:board.chosen', { count: chosen.size }) : moved}
        </span>
      </div>
      <div className={classes.lists}>
        {COUNTRY_TYPES.map((type) => (
          <CountryList
            key={type}
            type={type}
            total={named.filter((country) => country.type === type).length}
            countries={found.filter((country) => country.type === type)}
            chosen={chosen}
            isReadOnly={isReadOnly}
            onChoose={setChosen}
            onMove={move}
          />
        ))}
      </div>
      {isReadOnly ? null : <p className={classes.keys}>{t('shipping:board.keys')}</p>}
    </div>
  );
}
