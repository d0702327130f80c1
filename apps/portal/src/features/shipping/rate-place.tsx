import { Button } from '@mantine/core';
import { type Currency, type Region, SERVICE_LEVELS, SHIPPING_LIMITS } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type FieldProblem, fieldOf } from './draft-problems.ts';
import { type DraftRate, newRate } from './profile-draft.ts';
import { RateFields } from './rate-fields.tsx';
import classes from './rates.module.css';
import type { ServiceGroup } from './service-names.ts';

interface RatePlaceProps {
  readonly region: Region;
  /** Null for the whole region. */
  readonly country: string | null;
  readonly title: ReactNode;
  /** The name of the place. */
  readonly name: string;
  readonly hint: string;
  readonly rates: readonly DraftRate[];
  readonly currency: Currency;
  /** Services without their own cost have nothing to fall back on, because this is a region of the default profile. */
  readonly isWidest: boolean;
  readonly services: readonly ServiceGroup[];
  readonly isReadOnly: boolean;
  readonly problemAt: (field: string) => FieldProblem | undefined;
  readonly onAdd: (rate: DraftRate) => void;
  readonly onChange: (rate: DraftRate) => void;
  readonly onRemove: (key: number) => void;
}

/** The services of a region or of one country, each with its rate. */
export function RatePlace(props: RatePlaceProps) {
  const { region, country, rates, services, isReadOnly, isWidest } = props;
  const { t } = useTranslation('shipping');
  const problem = props.problemAt(fieldOf.place(region, country));
  const add = () => {
    const free = SERVICE_LEVELS.find((level) => rates.every(({ service }) => service !== level));
    const other = services
      .flatMap(({ items }) => items)
      .find(({ value }) => rates.every(({ service }) => service !== value));
    props.onAdd(newRate(region, country, free ?? other?.value ?? 'STANDARD', 'flat'));
  };
  return (
    <section className={classes.place} aria-label={t('rate.place', { place: props.name })}>
      <header className={classes.placeHead}>
        <h3>{props.title}</h3>
        <p>{props.hint}</p>
      </header>
      {rates.length === 0 ? <p className={classes.none}>{t('rate.none')}</p> : null}
      {problem === undefined ? null : (
        <p className={classes.problem} role="alert">
          {t(`problem.${problem}`)}
        </p>
      )}
      {rates.map((rate) => (
        <RateFields
          key={rate.key}
          rate={rate}
          place={props.name}
          currency={props.currency}
          isWidest={isWidest}
          services={services}
          isReadOnly={isReadOnly}
          problemAt={props.problemAt}
          onChange={props.onChange}
          onRemove={() => props.onRemove(rate.key)}
        />
      ))}
      {isReadOnly || rates.length >= SHIPPING_LIMITS.servicesPerPlace ? null : (
        <Button
          variant="default"
          size="xs"
          className={classes.add ?? ''}
          data-problem={problem !== undefined}
          aria-label={t('rate.addAt', { place: props.name })}
          onClick={add}
        >
          {t('rate.add')}
        </Button>
      )}
    </section>
  );
}
