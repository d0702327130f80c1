import { Checkbox } from '@mantine/core';
import type { ImprovableListing } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Finding } from './finding.tsx';
import classes from './optimizer.module.css';
import { isProposed, keyOf } from './proposals.ts';

interface ImprovementTableProps {
  readonly rows: readonly ImprovableListing[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Listings with what would help each, the most helpful first. Those with something to accept can be selected. */
export function ImprovementTable({ rows, selected, onSelect }: ImprovementTableProps) {
  const { t } = useTranslation('optimizer');
  const format = useFormat();
  const at = useAccount();
  const acceptable = rows.filter(isProposed);
  const chosen = acceptable.filter((row) => selected.has(keyOf(row))).length;
  const select = (key: string, isSelected: boolean) => {
    const changed = new Set(selected);
    if (isSelected) changed.add(key);
    else changed.delete(key);
    onSelect(changed);
  };
  return (
    <PlainTable
      label={t('title')}
      isStacking
      rows={rows}
      rowKey={keyOf}
      columns={[
        {
          key: 'select',
          title: (
            <Checkbox
              size="xs"
              aria-label={t('select.all')}
              checked={acceptable.length > 0 && chosen === acceptable.length}
              indeterminate={chosen > 0 && chosen < acceptable.length}
              disabled={acceptable.length === 0}
              onChange={(event) => onSelect(event.currentTarget.checked ? new Set(acceptable.map(keyOf)) : new Set())}
            />
          ),
          cell: (row) => (
            <Checkbox
              aria-label={t('select.one', { title: row.title, site: format.site(row.site) })}
              checked={selected.has(keyOf(row))}
              disabled={!isProposed(row)}
              onChange={(event) => select(keyOf(row), event.currentTarget.checked)}
            />
          ),
        },
        {
          key: 'listing',
          title: t('column.listing'),
          cell: (row) => (
            <span className={classes.listing}>
              <span lang={siteFacts(row.site).language}>{row.title}</span>
              <span>
                <SitePlate site={row.site} /> <Link to={paths.item(at, row.itemId)}>{row.sku}</Link>
              </span>
            </span>
          ),
        },
        {
          key: 'help',
          title: t('column.help'),
          cell: (row) => (
            <ul className={classes.findings}>
              {row.improvements.map((one) => (
                <li key={one.check}>
                  <Finding improvement={one} site={row.site} />
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
