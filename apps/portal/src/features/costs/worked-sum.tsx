import type { ItemMargin, OrderMargin } from '@quayside/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './costs.module.css';
import { useTermText } from './term-text.ts';

type Term = ItemMargin['terms'][number] | OrderMargin['terms'][number];

/** A sum with each of its terms, where it comes from, and the margin below. */
export function WorkedSum(props: {
  readonly label: string;
  readonly terms: readonly Term[];
  readonly margin: ItemMargin['margin'];
  readonly marginShare: number | null;
  /** Whether it is the sum of an order, which says itself what was paid. */
  readonly isOrder?: boolean;
  /** What is lacking to know the margin. Several terms may lack the same, so it is named once, above them. */
  readonly lacks: ItemMargin['lacks'];
  /** What helps with something that is lacking. */
  readonly renderHelp?: (lack: ItemMargin['lacks'][number]) => ReactNode;
}) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const textOf = useTermText(props.isOrder === true);
  return (
    <>
      {props.lacks.length > 0 ? (
        <Notice tone="warn" title={t('needed')}>
          <ul className={classes.needed}>
            {props.lacks.map((lack) => (
              <li key={lack}>
                {t(`lack.${lack}`)} {props.renderHelp?.(lack)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <table className={classes.sum} aria-label={props.label}>
        <tbody>
          {props.terms.map((term, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a sum have a fixed order
            <tr key={at}>
              <th scope="row">
                {textOf.name(term)}
                {term.amount === null ? null : <small>{textOf.basis(term)}</small>}
                {term.amount === null ? null : <small>{textOf.source(term)}</small>}
              </th>
              <td>{term.amount === null ? t('unknown') : format.money(term.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('margin')}
              {props.marginShare === null ? null : (
                <small>{t('ofNet', { share: format.percent(props.marginShare / 10_000) })}</small>
              )}
            </th>
            <td data-tone={toneOf(props.margin)}>
              {props.margin === null ? t('unknown') : format.money(props.margin)}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

export function toneOf(margin: ItemMargin['margin']): 'bad' | 'good' | undefined {
  if (margin === null) return undefined;
  return margin.minor < 0 ? 'bad' : 'good';
}
