import { TextInput, useMantineColorScheme } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useAddress } from '../routes/address.ts';
import classes from './command-palette.module.css';
import { findNearby, findPlaces, type Place, placesFor } from './places.ts';
import { useFoundRows } from './use-found-rows.ts';

/** The command palette: finds every screen, account, item and order by a few letters. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const places = usePlaces();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const rows = useFoundRows(typed);
  const named = [...findPlaces(places, typed), ...rows.places];
  // What is only nearly what is typed would stand in front of the rows that are still being searched.
  const found = named.length > 0 || rows.isAsking ? named : findNearby(places, typed);
  const optionId = (index: number) => `${listId}-${index}`;

  const take = (place: Place | undefined) => {
    if (!place) return;
    onClose();
    if (place.kind === 'appearance') setColorScheme(place.scheme);
    else void navigate(place.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % found.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      take(found[chosen]);
    } else if (event.key === 'Escape') {
      onClose();
    }
  };

  return (
    <Dialog title={t('palette.title')} onClose={onClose} width={560}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        aria-label={t('palette.field')}
        placeholder={t('palette.placeholder')}
        size="md"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={t('palette.title')} className={classes.list}>
        {found.map((place, index) => (
          <Option
            key={place.key}
            id={optionId(index)}
            place={place}
            isChosen={index === chosen}
            onTake={() => take(place)}
          />
        ))}
      </div>
      <p role="status" className={classes.status}>
        {rows.isAsking && found.length === 0
          ? t('palette.asking')
          : found.length === 0
            ? t('palette.empty')
            : t('palette.found', { count: found.length })}
        {rows.hasFailed ? ` ${t('palette.failed')}` : ''}
      </p>
      <p className={classes.keys}>{t('palette.keys')}</p>
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Option(props: {
  readonly id: string;
  readonly place: Place;
  readonly isChosen: boolean;
  readonly onTake: () => void;
}) {
  const { t } = useTranslation('frame');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isChosen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [props.isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose and take
    <div
      ref={ref}
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.isChosen}
      className={classes.option}
      onClick={props.onTake}
    >
      <span>{props.place.label}</span>
      <span className={classes.hint}>{props.place.hint || t(`palette.kind.${props.place.kind}`)}</span>
    </div>
  );
}

function usePlaces(): readonly Place[] {
  const { t } = useTranslation(['frame', 'app']);
  const format = useFormat();
  const user = useUser();
  const { active } = useAddress();
  return useMemo(
    () =>
      placesFor(user, active, {
        view: (view) => t(`screens.${view}`),
        platform: (platform) => t(`app:platform.${platform}`),
        site: (site) => format.site(site),
        scheme: (scheme) => t(`scheme.${scheme}`),
      }),
    [t, format, user, active],
  );
}
