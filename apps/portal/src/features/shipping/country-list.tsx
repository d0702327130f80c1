import type { CountryType } from '@quayside/kernel';
import clsx from 'clsx';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { rowAfterKey } from '../../ui/data-table/use-grid-keys.ts';
import { Flag } from '../../ui/flag.tsx';
import classes from './country-board.module.css';
import { type NamedCountry, neighbourOf, rangeTo, startingWith, toggled } from './country-choice.ts';

interface CountryListProps {
  readonly type: CountryType;
  /** The number of countries of this type, including those that the search hides. */
  readonly total: number;
  /** The search results, in order. */
  readonly countries: readonly NamedCountry[];
  readonly chosen: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onMove: (codes: readonly string[], type: CountryType) => void;
}

/** Only drags that started on this page are accepted. */
const DRAGGED = 'application/x-quayside-countries';

/**
 * One of the three lists. Its keyboard control: arrows and letters move within it, Space selects, Left and Right move
 * to the next list.
 */
export function CountryList({ type, total, countries, chosen, isReadOnly, onChoose, onMove }: CountryListProps) {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [isTarget, setIsTarget] = useState(false);
  const codes = countries.map(({ code }) => code);
  const activate = (index: number) => {
    const code = codes[index];
    if (code === undefined) return;
    setActive(code);
    document.getElementById(`${id}-${code}`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (code: string, isRange: boolean) => {
    setActive(code);
    if (isReadOnly) return;
    onChoose(isRange ? rangeTo(chosen, codes, anchor, code) : toggled(chosen, code));
    if (!isRange) setAnchor(code);
  };
  /** The countries that move when this one is dragged: all selected ones if it is among them. */
  const movedWith = (code: string) => (chosen.has(code) ? [...chosen] : [code]);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = active === null ? -1 : codes.indexOf(active);
    const isCommand = event.ctrlKey || event.metaKey;
    const next = isCommand || event.altKey ? null : rowAfterKey(event.key, index, codes.length);
    const side = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (isCommand && event.key === 'a') {
      if (!isReadOnly) onChoose(new Set([...chosen, ...codes]));
    } else if (event.key === ' ' && active !== null) choose(active, event.shiftKey);
    else if (side !== 0 && !isCommand && !event.altKey) {
      const target = neighbourOf(type, side);
      if (target === null || active === null || isReadOnly) return;
      // The focus moves to the next country of this list.
      const rest = codes.filter((code) => !movedWith(active).includes(code));
      onMove(movedWith(active), target);
      setActive(rest[Math.min(Math.max(index, 0), rest.length - 1)] ?? null);
    } else if (next !== null) {
      const code = codes[next];
      if (event.shiftKey && code !== undefined && !isReadOnly) onChoose(rangeTo(chosen, codes, anchor ?? active, code));
      activate(next);
    } else {
      const found = isCommand || event.altKey ? -1 : startingWith(countries, event.key, index);
      if (found === -1) return;
      activate(found);
    }
    event.preventDefault();
  };
  const accept = (event: DragEvent) => {
    if (isReadOnly || !event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setIsTarget(true);
  };
  return (
    <section
      aria-labelledby={`${id}-name`}
      className={clsx(classes.list, isTarget && classes.target)}
      data-type={type}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsTarget(false);
      }}
      onDrop={(event) => {
        setIsTarget(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged === '' || isReadOnly) return;
        event.preventDefault();
        onMove(dragged.split(' '), type);
      }}
    >
      <header className={classes.listHead}>
        <h3 id={`${id}-name`}>
          {t(`type.${type}.name`)} <small>{format.number(total)}</small>
        </h3>
        <p>{t(`type.${type}.hint`)}</p>
      </header>
      {countries.length === 0 ? (
        <p className={classes.empty}>{t(total === 0 ? 'board.empty' : 'board.noneFound')}</p>
      ) : (
        <div
          role="listbox"
          tabIndex={0}
          aria-multiselectable="true"
          aria-labelledby={`${id}-name`}
          aria-readonly={isReadOnly}
          aria-activedescendant={active !== null && codes.includes(active) ? `${id}-${active}` : undefined}
          className={classes.options}
          onKeyDown={onKeyDown}
          onFocus={() => {
            if (active === null || !codes.includes(active)) setActive(codes[0] ?? null);
          }}
        >
          {countries.map(({ code, name }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself listens to the keyboard
            <div
              key={code}
              id={`${id}-${code}`}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.has(code)}
              data-active={code === active}
              draggable={!isReadOnly}
              className={classes.option}
              onClick={(event) => choose(code, event.shiftKey)}
              onDragStart={(event) => {
                event.dataTransfer.setData(DRAGGED, movedWith(code).join(' '));
                event.dataTransfer.effectAllowed = 'move';
              }}
            >
              <Flag code={code} kind="country" />
              <span>{name}</span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
