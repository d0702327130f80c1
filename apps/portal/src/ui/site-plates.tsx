import type { Site } from '@quayside/kernel';
import { useFormat } from '../lib/i18n/use-format.ts';
import { SitePlate } from './site-plate.tsx';
import classes from './site-plates.module.css';

/** Sites in a row, each with its number if it has one. */
export function SitePlates({ sites }: { readonly sites: readonly { readonly site: Site; readonly n?: number }[] }) {
  const format = useFormat();
  return (
    <span className={classes.plates}>
      {sites.map(({ site, n }) => (
        <span key={site}>
          <SitePlate site={site} /> {n === undefined ? null : format.number(n)}
        </span>
      ))}
    </span>
  );
}
