import type { PublishEntry } from '@quayside/connector-kit';
import type { EnergyLabel, Safety, SafetyContact } from '@quayside/kernel';
import type { Hazards, Warnings } from '@quayside/kernel/hazards';

/** The only type of responsible person that eBay's Inventory API describes. */
const IN_THE_EU = 'EUResponsiblePerson';

/**
 * What eBay shows to buyers under the General Product Safety Regulation: contacts, hazards, warnings, documents and the energy label.
 * Keeps what the seller set elsewhere: all fields that the entry does not contain.
 */
export function regulatoryOf(
  { safety, energyLabel, documentIds }: Pick<PublishEntry, 'safety' | 'energyLabel' | 'documentIds'>,
  existing: object | undefined,
): object | undefined {
  const named = {
    ...(safety && !safety.isExempt ? namedBy(safety) : {}),
    ...(safety?.hazards ? { hazmat: hazmatOf(safety.hazards) } : {}),
    ...(safety?.warnings ? { productSafety: stated(safety.warnings) } : {}),
    ...(documentIds ? { documents: documentIds.map((documentId) => ({ documentId })) } : {}),
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

const hazmatOf = ({ signalWord, ...hazards }: Hazards) => ({
  ...stated(hazards),
  ...(signalWord === '' ? {} : { signalWord }),
});

const stated = ({ component, pictograms, statements }: Warnings) => ({
  ...(component.trim() === '' ? {} : { component: component.trim() }),
  ...(pictograms.length > 0 ? { pictograms } : {}),
  ...(statements.length > 0 ? { statements } : {}),
});

const labelOf = ({ imageUrl, imageDescription, sheetUrl }: EnergyLabel) => ({
  imageURL: imageUrl,
  imageDescription,
  productInformationSheet: sheetUrl,
});

/** Without empty texts. */
function contactOf(contact: SafetyContact): Partial<SafetyContact> {
  return Object.fromEntries(Object.entries(contact).filter(([, text]) => text.trim() !== ''));
}
