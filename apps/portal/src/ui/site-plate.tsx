import type { Site } from '@quayside/kernel';
import clsx from 'clsx';
import { useFormat } from '../lib/i18n/use-format.ts';
import type { Tone } from './badge.tsx';
import classes from './site-plate.module.css';

/** Shorter letters for sites whose code does not fit the label. */
const LETTERS: Partial<Record<Site, string>> = {
  ...{ BEFR: 'BE', CDFR: 'CD' },
  ...{ AMDE: 'aDE', AMES: 'aES', AMIT: 'aIT', AMUK: 'aUK', AMFR: 'aFR' },
};

export function siteLetters(site: Site): string {
  return LETTERS[site] ?? site;
}

/** A label with a site's letters. Its tooltip is the site's name. */
export function SitePlate({ site, tone }: { readonly site: Site; readonly tone?: Tone }) {
  const format = useFormat();
  return (
    <abbr className={clsx(classes.plate, tone && classes[tone])} title={format.site(site)}>
      {siteLetters(site)}
    </abbr>
  );
}
