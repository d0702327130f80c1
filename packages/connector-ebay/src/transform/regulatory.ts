import type { EnergyLabel, Safety, SafetyContact } from '@quayside/kernel';

/** The only type of responsible person that eBay's Inventory API describes. */
const IN_THE_EU = 'EUResponsiblePerson';

/**
 * What eBay shows buyers by the General Product Safety Regulation, and the energy label. What the seller set elsewhere is kept: warnings,
 * documents, and whatever the entry does not name.
 */
export function regulatoryOf(
  safety: Safety | undefined,
  energyLabel: EnergyLabel | undefined,
  existing: object | undefined,
): object | undefined {
  const named = {
    ...(safety && !safety.isExempt ? namedBy(safety) : {}),
    ...(energyLabel ? { energyEfficiencyLabel: labelOf(energyLabel) } : {}),
  };
  return Object.keys(named).length > 0 ? { ...existing, ...named } : existing;
}

function namedBy({ manufacturer, responsiblePerson }: Safety): object {
  return {
    ...(manufacturer ? { manufacturer: contactOf(manufacturer) } : {}),
    ...(responsiblePerson ? { responsiblePersons: [{ ...contactOf(responsiblePerson), types: [IN_THE_EU] }] } : {}),
  };
}

const labelOf = ({ imageUrl, imageDescription, sheetUrl }: EnergyLabel) => ({
  imageURL: imageUrl,
  imageDescription,
  productInformationSheet: sheetUrl,
});

/** Without the texts that are empty. */
function contactOf(contact: SafetyContact): Partial<SafetyContact> {
  return Object.fromEntries(Object.entries(contact).filter(([, text]) => text.trim() !== ''));
}
