import { objectsOf, wireText } from './order-reading.ts';

/** Reads a member of an answer; undefined if it has not the form that the marketplace documents, and then it is left out. */
export type MemberForm = (value: unknown) => unknown;
export type MemberForms = Readonly<Record<string, MemberForm>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object of an answer, in the form that the marketplace documents: of the named members, those that have another form are left out.
 * So one odd field spoils neither its listing nor the others of the answer.
 */
export function sound<T extends object>(given: T, forms: MemberForms): T {
  const read = new Map<string, unknown>(Object.entries(given));
  for (const [name, form] of Object.entries(forms)) {
    if (!read.has(name)) continue;
    const value = form(read.get(name));
    if (value === undefined) read.delete(name);
    else read.set(name, value);
  }
  return Object.fromEntries(read) as T;
}

export const aText: MemberForm = wireText;

export const texts: MemberForm = (value) =>
  Array.isArray(value) ? value.flatMap((one: unknown) => wireText(one) ?? []) : undefined;

/** The objects of a list. */
export const listOf =
  (forms: MemberForms = {}): MemberForm =>
  (value) =>
    Array.isArray(value) ? objectsOf<object>(value).map((one) => sound(one, forms)) : undefined;

/** A list of objects, of which none may be missing: without one, what the list says would be another thing. */
export const wholeList: MemberForm = (value) => (Array.isArray(value) && value.every(isObject) ? value : undefined);

export const objectOf =
  (forms: MemberForms): MemberForm =>
  (value) =>
    isObject(value) ? sound(value, forms) : undefined;

/** An object with a form for each of its members, whatever their names. */
export const eachAs =
  (form: MemberForm): MemberForm =>
  (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).flatMap(([name, one]) => [[name, form(one) ?? []]]))
      : undefined;
