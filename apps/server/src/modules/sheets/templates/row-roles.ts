import type { Template } from './recognise-template.ts';
import { ENDING, type Meaning, REVISING } from './templates.data.ts';

/** How a row of a marketplace’s file is to be understood. */
export interface RowRole {
  /** Whether its cells are to be applied, it asks to end something, or for anything else. */
  readonly does: 'revise' | 'end' | 'other';
  /** The heading and the text of its action. */
  readonly action: readonly [heading: string, text: string];
  /** The number of its listing; that of the row above in a row of a variation that has none. */
  readonly ref: string;
  readonly site: string;
  readonly currency: string;
  readonly isVariation: boolean;
}

/**
 * Says how each row is to be understood. In eBay’s files the rows of variations follow their listing’s row, and leave empty what is as there:
 * the action, the number, the site and the currency.
 */
export function rolesOf({ table: { data, headRow }, places }: Template): (row: number) => RowRole | undefined {
  const roles = new Map<number, RowRole>();
  const heading = data[headRow - 1]?.[places.action ?? -1]?.trim() ?? '';
  let above: RowRole | undefined;
  data.forEach((cells, at) => {
    if (at < headRow || cells.every((cell) => cell.trim() === '')) return;
    const text = (meaning: Meaning) => cells[places[meaning] ?? -1]?.trim() ?? '';
    const ref = text('ref').replace(/^'(?=\d+$)/, '');
    const isVariation =
      /^variation$/i.test(text('relationship')) ||
      // A report has no relationships: variations are the rows after the first one of the same listing.
      (places.relationship === undefined && text('details') !== '' && ref !== '' && ref === above?.ref);
    const own = isVariation ? above : undefined;
    const action = text('action') || own?.action[1] || '';
    const role: RowRole = {
      does: doesOf(action),
      action: [heading, action],
      ref: ref || own?.ref || '',
      site: text('site') || own?.site || '',
      currency: text('currency') || own?.currency || '',
      isVariation,
    };
    roles.set(at + 1, role);
    if (!isVariation) above = role;
  });
  return (row) => roles.get(row);
}

/** A row without an action revises: it is what the files without that column are for. */
function doesOf(action: string): RowRole['does'] {
  const word = action.normalize('NFC').toLowerCase();
  if (ENDING.test(word)) return 'end';
  return word === '' || REVISING.test(word) ? 'revise' : 'other';
}
