import { escapeHtml } from '../catalog/derive.ts';

/** Building blocks of the console's sections. */

export type Cell = string | number;
export const safe = (value: Cell): string => escapeHtml(String(value));
export const link = (href: string, text: Cell): string => `<a href="${escapeHtml(href)}">${safe(text)}</a>`;

/** Cells are already HTML. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[], empty: string): string {
  if (rows.length === 0) return `<p class="empty">${safe(empty)}</p>`;
  const head = heads.map((name) => `<th scope="col">${safe(name)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export const section = (title: string, body: string, note = ''): string =>
  `<section><h2>${safe(title)}</h2>${note ? `<p class="note">${note}</p>` : ''}${body}</section>`;

export function options(values: readonly string[], chosen?: string): string {
  return values
    .map((value) => `<option${value === chosen ? ' selected' : ''} value="${safe(value)}">${safe(value)}</option>`)
    .join('');
}

/** A form that sends its fields as JSON. Errors show below it, and with `shows` the response too; otherwise the page reloads. */
export function form(action: string, fields: string, button: string, shows = false): string {
  return `<form data-action="${action}"${shows ? ' data-shows' : ''}>${fields}<button>${safe(button)}</button><output></output></form>`;
}

export const input = (name: string, label: string, attributes = ''): string =>
  `<label>${safe(label)}<input name="${name}" ${attributes}></label>`;

export const sellerSelect = (names: readonly string[], chosen: string): string =>
  `<label>Seller<select name="seller">${options(names, chosen)}</select></label>`;

/** The form that expires an application's secret, or makes it valid again. */
export const secretForm = (action: string, clientId: string): string =>
  form(
    action,
    `${input('clientId', 'Client id', `required value="${safe(clientId)}"`)}` +
      `<label class="tick"><input type="checkbox" name="expired"> its secret has expired</label>`,
    'Set',
  );
