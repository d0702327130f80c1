import type { SafetyEntryView } from '@quayside/contract';
import {
  CONTACT_FIELDS,
  type ContactProblem,
  contactProblems,
  isEuMember,
  responsiblePersonProblems,
  type SafetyContact,
} from '@quayside/kernel';

export const EMPTY_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as unknown as SafetyContact;

/** An entry as it is typed. A contact without any text is none. */
export interface EntryDraft {
  readonly manufacturer: SafetyContact;
  readonly responsiblePerson: SafetyContact;
  readonly isExempt: boolean;
}

export type Role = 'manufacturer' | 'responsiblePerson';

export function draftOf(entry: SafetyEntryView | null): EntryDraft {
  return {
    manufacturer: entry?.manufacturer ?? EMPTY_CONTACT,
    responsiblePerson: entry?.responsiblePerson ?? EMPTY_CONTACT,
    isExempt: entry?.isExempt ?? false,
  };
}

/** A country alone is a list that was not put back. */
const isBlank = (contact: SafetyContact) =>
  CONTACT_FIELDS.every((field) => field === 'country' || contact[field].trim() === '');

export function problemsOf(draft: EntryDraft, role: Role): Partial<Record<keyof SafetyContact, ContactProblem>> {
  const contact = draft[role];
  if (draft.isExempt || isBlank(contact)) return {};
  return role === 'manufacturer' ? contactProblems(contact) : responsiblePersonProblems(contact);
}

/** What is stored; undefined while something is wrong, and null if nothing is entered. */
export function entryOf(draft: EntryDraft): SafetyEntryView | null | undefined {
  if (draft.isExempt) return { manufacturer: null, responsiblePerson: null, isExempt: true };
  const roles = ['manufacturer', 'responsiblePerson'] as const;
  if (roles.some((role) => Object.keys(problemsOf(draft, role)).length > 0)) return undefined;
  const [manufacturer, responsiblePerson] = roles.map((role) => (isBlank(draft[role]) ? null : draft[role]));
  if (!manufacturer && !responsiblePerson) return null;
  return { manufacturer: manufacturer ?? null, responsiblePerson: responsiblePerson ?? null, isExempt: false };
}

/** The manufacturer stands outside the EU, so somebody in it must answer. */
export function needsPerson({ manufacturer, isExempt }: EntryDraft): boolean {
  return !isExempt && manufacturer.country !== '' && !isEuMember(manufacturer.country);
}
