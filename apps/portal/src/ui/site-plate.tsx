import type { Site } from '@quayside/kernel';
import { siteFacts } from '@quayside/kernel';
import clsx from 'clsx';
import { useFormat } from '../lib/i18n/use-format.ts';
import type { Tone } from './badge.tsx';
import classes from './site-plate.module.css';

/** The letters on the plate. French-speaking Belgium reads BE; its own code would not fit and tells a seller nothing more. */
const LETTERS: Partial<Record<Site, string>> = { BEFR: 'BE' };

export function siteLetters(site: Site): string {
  return LETTERS[site] ?? site;
}

/** A site's letters, like the port on a ship's stern. The country's name is its title. */
export function SitePlate({ site, tone }: { readonly site: Site; readonly tone?: Tone }) {
  const format = useFormat();
  return (
    <abbr className={clsx(classes.plate, tone && classes[tone])} title={format.country(siteFacts(site).country)}>
      {siteLetters(site)}
    </abbr>
  );
}
