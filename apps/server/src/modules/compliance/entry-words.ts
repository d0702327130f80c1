import type { SafetyContact, SafetyEntry } from '@quayside/kernel';

/** The brand and the names, as the history stores them. */
export function wordsOf(entry: SafetyEntry | null, brand: string | null): string | null {
  if (!entry) return null;
  const names = entry.isExempt
    ? ['–']
    : [entry.manufacturer, entry.responsiblePerson].flatMap((one) => one?.companyName ?? []);
  const codes = [entry.hazards, entry.warnings].flatMap((one) => (one ? [...one.pictograms, ...one.statements] : []));
  const said = [
    ...names,
    ...(codes.length > 0 ? [codes.join(', ')] : []),
    ...(entry.documents ?? []).map(({ url }) => url),
  ];
  return [...(brand === null ? [] : [`${brand}:`]), said.join(' · ')].join(' ');
}

/** Both contacts with their addresses, as a text that is the same in every language. */
export const contactsOf = ({ manufacturer, responsiblePerson }: SafetyEntry): string =>
  [manufacturer, responsiblePerson].flatMap((contact) => (contact ? [addressOf(contact)] : [])).join(' · ') || '–';

function addressOf(contact: SafetyContact): string {
  const { companyName, addressLine1, addressLine2, postalCode, city, stateOrProvince, country } = contact;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const { email, phone, contactUrl } = contact;
  return [companyName, addressLine1, addressLine2, place, stateOrProvince, country, email, phone, contactUrl]
    .filter(Boolean)
    .join(', ');
}
