import type { Safety, SafetyContact } from '@quayside/kernel';

/** The only type of responsible person that eBay's Inventory API describes. */
const IN_THE_EU = 'EUResponsiblePerson';

/**
 * What eBay shows buyers in the EU by the General Product Safety Regulation. What the seller set elsewhere is kept: warnings, documents,
 * the energy label, and whatever the entry does not name.
 */
export function regulatoryOf(safety: Safety | undefined, existing: object | undefined): object | undefined {
  if (!safety || safety.isExempt) return existing;
  const { manufacturer, responsiblePerson } = safety;
  if (!manufacturer && !responsiblePerson) return existing;
  return {
    ...existing,
    ...(manufacturer ? { manufacturer: contactOf(manufacturer) } : {}),
    ...(responsiblePerson ? { responsiblePersons: [{ ...contactOf(responsiblePerson), types: [IN_THE_EU] }] } : {}),
  };
}

/** Without the texts that are empty. */
function contactOf(contact: SafetyContact): Partial<SafetyContact> {
  return Object.fromEntries(Object.entries(contact).filter(([, text]) => text.trim() !== ''));
}
