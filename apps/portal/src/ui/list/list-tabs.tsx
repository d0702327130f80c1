import { Link, type To } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import classes from './list.module.css';

interface ListTabsProps<Tab extends string> {
  readonly label: string;
  readonly active: Tab;
  /** `total` is the number of rows; null until it is known. */
  readonly tabs: readonly { readonly name: Tab; readonly title: string; readonly total: number | null }[];
  readonly addressOf: (tab: Tab) => To;
}

/** The parts of a list, each with its number of rows. They are links, because each has an address. */
export function ListTabs<Tab extends string>({ label, active, tabs, addressOf }: ListTabsProps<Tab>) {
  const format = useFormat();
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ name, title, total }) => (
        <Link key={name} to={addressOf(name)} aria-current={name === active ? 'page' : undefined}>
          {title}
          <span className={classes.total}>{total === null ? '' : format.number(total)}</span>
        </Link>
      ))}
    </nav>
  );
}
