import type { SafetyEntryView } from '@quayside/contract';
import {
  CONTACT_FIELDS,
  type ContactProblem,
  contactProblems,
  isEuMember,
  responsiblePersonProblems,
  type SafetyContact,
} from '@quayside/kernel';
import {
  type DocumentProblem,
  documentProblem,
  MOST_DOCUMENTS,
  type ProductDocument,
} from '@quayside/kernel/documents';
import { type Hazards, hazardProblem, type Warnings, warningProblem } from '@quayside/kernel/hazards';

export const EMPTY_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as unknown as SafetyContact;

/** An entry as it is typed. A contact without any text counts as absent. */
export interface EntryDraft {
  readonly manufacturer: SafetyContact;
  readonly responsiblePerson: SafetyContact;
  readonly isExempt: boolean;
  readonly hazards: Hazards;
  readonly warnings: Warnings;
  readonly documents: readonly ProductDocument[];
}

const NO_HAZARDS: Hazards = { component: '', pictograms: [], signalWord: '', statements: [] };
const NO_WARNINGS: Warnings = { component: '', pictograms: [], statements: [] };

export type Role = 'manufacturer' | 'responsiblePerson';

export function draftOf(entry: SafetyEntryView | null): EntryDraft {
  return {
    manufacturer: entry?.manufacturer ?? EMPTY_CONTACT,
    responsiblePerson: entry?.responsiblePerson ?? EMPTY_CONTACT,
    isExempt: entry?.isExempt ?? false,
    hazards: entry?.hazards ?? NO_HAZARDS,
    warnings: entry?.warnings ?? NO_WARNINGS,
    documents: entry?.documents ?? [],
  };
}

/** A country alone does not count as input: the list was only not reset. */
const isBlank = (contact: SafetyContact) =>
  CONTACT_FIELDS.every((field) => field === 'country' || contact[field].trim() === '');

export function problemsOf(draft: EntryDraft, role: Role): Partial<Record<keyof SafetyContact, ContactProblem>> {
  const contact = draft[role];
  if (draft.isExempt || isBlank(contact)) return {};
  return role === 'manufacturer' ? contactProblems(contact) : responsiblePersonProblems(contact);
}

/** Nothing is chosen, and nothing is written. */
const isUnstated = ({ component, pictograms, statements }: Warnings) =>
  component.trim() === '' && pictograms.length + statements.length === 0;
const hasNoHazards = (hazards: Hazards) => isUnstated(hazards) && hazards.signalWord === '';

/** What eBay would not take of the hazards and the warnings. */
export function labelProblemsOf({ hazards, warnings }: EntryDraft) {
  return {
    hazards: hasNoHazards(hazards) ? undefined : hazardProblem(hazards),
    warnings: isUnstated(warnings) ? undefined : warningProblem(warnings),
  };
}

/** What is wrong with each document; one without an address counts as absent. */
export function documentProblemsOf({
  documents,
}: Pick<EntryDraft, 'documents'>): readonly (DocumentProblem | 'repeated' | 'over_limit' | undefined)[] {
  return documents.map(({ url }, index) => {
    if (url.trim() === '') return undefined;
    if (documents.findIndex((one) => one.url.trim() === url.trim()) < index) return 'repeated';
    return index >= MOST_DOCUMENTS ? 'over_limit' : documentProblem({ url: url.trim() });
  });
}

function documentsOf({ documents }: EntryDraft): readonly ProductDocument[] | null {
  const stated = documents.map((one) => ({ ...one, url: one.url.trim() })).filter(({ url }) => url !== '');
  return stated.length > 0 ? stated : null;
}

/** The entry to store; undefined while something is invalid, and null if nothing is entered. */
export function entryOf(draft: EntryDraft): SafetyEntryView | null | undefined {
  const problems = labelProblemsOf(draft);
  if (problems.hazards || problems.warnings || documentProblemsOf(draft).some(Boolean)) return undefined;
  const labels = {
    hazards: hasNoHazards(draft.hazards) ? null : draft.hazards,
    warnings: isUnstated(draft.warnings) ? null : draft.warnings,
    documents: documentsOf(draft),
  };
  if (draft.isExempt) return { manufacturer: null, responsiblePerson: null, isExempt: true, ...labels };
  const roles = ['manufacturer', 'responsiblePerson'] as const;
  if (roles.some((role) => Object.keys(problemsOf(draft, role)).length > 0)) return undefined;
  const [manufacturer, responsiblePerson] = roles.map((role) => (isBlank(draft[role]) ? null : draft[role]));
  if (!manufacturer && !responsiblePerson && !Object.values(labels).some(Boolean)) return null;
  const contacts = { manufacturer: manufacturer ?? null, responsiblePerson: responsiblePerson ?? null };
  return { ...contacts, isExempt: false, ...labels };
}

/** The manufacturer is outside the EU, so a person in the EU must be responsible. */
export function needsPerson({ manufacturer, isExempt }: EntryDraft): boolean {
  return !isExempt && manufacturer.country !== '' && !isEuMember(manufacturer.country);
}
