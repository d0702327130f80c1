import { productReferenceOf } from './goods.ts';
import type { LineResult, OfferLine, StoredOffer, StoredPackage, Tax } from './model.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import type { OctopiaSeller } from './seller.ts';
import type { Change } from './seller-state.ts';

/** Processes offer packages in order, line by line, some time after they were declared complete. */

/** A package is queued and then processed; every line takes time. */
const QUEUE_MS = 700;
const WORK_MS = 1300;
const MS_PER_LINE = 0.5;
const RESULTS_KEPT_MS = 3 * 86_400_000;
export const CONDITIONS = ['New', 'UsedLikeNew', 'UsedVeryGood', 'UsedGood', 'UsedAcceptable', 'Refurbished'];
const MANDATORY_TAXES = ['VAT', 'Ecotax'];
/** The VAT rates of goods in mainland France, in per cent. */
const VAT_RATES = [20, 10, 5.5, 2.1];

/** When a package completed now will be done; an account's packages are processed in order. */
export function scheduleOf(seller: OctopiaSeller, now: number, count: number): number {
  let free = now + QUEUE_MS;
  for (const { outcome, doneAt } of seller.state.packages.values()) {
    if (outcome === null && doneAt !== null) free = Math.max(free, doneAt);
  }
  return Math.round(free + WORK_MS + count * MS_PER_LINE);
}

export function stateOf({ readyAt, outcome }: StoredPackage, now: number): string {
  if (outcome !== null) return outcome;
  if (readyAt === null) return 'WaitingForCompletion';
  return now < readyAt + QUEUE_MS ? 'Ready' : 'IntegrationPending';
}

interface Verdict {
  code: string;
  message: string;
}

/** 8000 and 1008 are Octopia's own codes; Octopia publishes no list of the others, so these are the sandbox's. */
const verdicts = {
  created: { code: '8000', message: 'Offer created' },
  updated: { code: '8001', message: 'Offer updated' },
  deleted: { code: '8002', message: 'Offer deleted' },
  duplicated: { code: '1001', message: 'Référence vendeur présente plusieurs fois dans le paquet' },
  unknownProduct: { code: '1002', message: 'Produit inconnu : aucun produit du catalogue ne porte ce GTIN' },
  unknownOffer: { code: '1003', message: 'Offre inconnue : aucune offre ne porte cette référence vendeur' },
  unknownCondition: { code: '1004', message: 'État du produit inconnu' },
  unknownMode: { code: '1005', message: 'Mode de livraison absent du contrat du vendeur' },
  otherProduct: { code: '1006', message: 'Une offre existante ne change ni de produit ni d’état' },
  otherOffer: { code: '1007', message: 'Une autre offre du vendeur porte déjà sur ce produit dans cet état' },
  unknownRate: { code: '1011', message: 'Taux de TVA inconnu en France' },
  wrongEcoTax: { code: '1012', message: 'EcoTax : montant négatif ou supérieur au prix' },
  missingTax: { code: '1010', message: 'Liste de taxes incomplète' },
  missing: (field: string) => ({
    code: field === 'EcoTax' ? '1008' : '1009',
    message: `${field} : Champ obligatoire pour la création d'une offre`,
  }),
  struck: { code: '9000', message: 'Erreur technique lors de l’intégration' },
};

/** The offers during processing: the account's own, with the changes of earlier lines. */
interface Desk {
  world: OctopiaWorld;
  seller: OctopiaSeller;
  find(reference: string): StoredOffer | undefined;
  /** The seller's reference of an existing offer for a product in this condition. */
  holderOf(gtin: string, condition: string): string | undefined;
  nextNumber(): number;
  at: number;
}

const lacks = (taxes: readonly Tax[], code: string): boolean => !taxes.some((tax) => tax.code === code);

function gtinOfLine({ gtin, productReference }: OfferLine, world: OctopiaWorld): string | undefined {
  if (gtin !== undefined) return gtin;
  if (productReference === undefined) return undefined;
  const named = productReference.replace(/^AUC/, '');
  return productReferenceOf(named) === productReference && world.octopia.catalogue.find(named) ? named : undefined;
}

function judgeShared(line: OfferLine, { seller }: Desk): Verdict | undefined {
  if (line.condition !== undefined && !CONDITIONS.includes(line.condition)) return verdicts.unknownCondition;
  const { taxes = [], priceMinor = Number.MAX_SAFE_INTEGER } = line;
  if (taxes.some(({ code, value }) => code === 'VAT' && !VAT_RATES.includes(value))) return verdicts.unknownRate;
  const isWrong = ({ code, value }: Tax) => code === 'Ecotax' && (value < 0 || value * 100 > priceMinor);
  if (taxes.some(isWrong)) return verdicts.wrongEcoTax;
  const isForeign = line.deliveryModes?.some(({ code }) => !seller.profile.deliveryModes.includes(code));
  return isForeign ? verdicts.unknownMode : undefined;
}

/** A new offer, or the reason why it is rejected. */
function create(line: OfferLine, desk: Desk): StoredOffer | Verdict {
  const gtin = gtinOfLine(line, desk.world);
  if (line.gtin === undefined && line.productReference === undefined) return verdicts.missing('Product');
  if (gtin === undefined || !desk.world.octopia.catalogue.find(gtin)) return verdicts.unknownProduct;
  const { condition, priceMinor, taxes = [], deliveryModes, quantity } = line;
  if (condition === undefined) return verdicts.missing('Condition');
  if (priceMinor === undefined) return verdicts.missing('Price');
  if (lacks(taxes, 'VAT')) return verdicts.missing('Vat');
  if (lacks(taxes, 'Ecotax')) return verdicts.missing('EcoTax');
  if (deliveryModes === undefined) return verdicts.missing('DeliveryModes');
  if (quantity === undefined) return verdicts.missing('Quantity');
  if (desk.holderOf(gtin, condition) !== undefined) return verdicts.otherOffer;
  return {
    number: desk.nextNumber(),
    reference: line.reference,
    gtin,
    condition,
    priceMinor,
    originPriceMinor: line.originPriceMinor ?? null,
    taxes,
    deliveryModes,
    preparationTime: line.preparationTime ?? 1,
    quantity,
    createdAt: desk.at,
    updatedAt: desk.at,
  };
}

/** The offer with the line's changes; prices with taxes need all taxes. */
function update(known: StoredOffer, line: OfferLine, desk: Desk): StoredOffer | Verdict {
  const isOtherProduct = line.gtin !== undefined && line.gtin !== known.gtin;
  const isOtherCondition = line.condition !== undefined && line.condition !== known.condition;
  if (isOtherProduct || isOtherCondition) return verdicts.otherProduct;
  const { taxes } = line;
  if (taxes !== undefined && MANDATORY_TAXES.some((code) => lacks(taxes, code))) return verdicts.missingTax;
  return {
    ...known,
    priceMinor: line.priceMinor ?? known.priceMinor,
    originPriceMinor: line.originPriceMinor ?? known.originPriceMinor,
    taxes: taxes ?? known.taxes,
    deliveryModes: line.deliveryModes ?? known.deliveryModes,
    preparationTime: line.preparationTime ?? known.preparationTime,
    quantity: line.quantity ?? known.quantity,
    updatedAt: desk.at,
  };
}

interface Outcome {
  result: LineResult;
  change?: Change;
}

const rejected = (reference: string, { code, message }: Verdict): Outcome => ({
  result: { reference, status: 'Rejected', code, message },
});

function carryOutLine(type: StoredPackage['type'], line: OfferLine, desk: Desk): Outcome {
  const { reference } = line;
  const known = desk.find(reference);
  if (type === 'Delete') {
    if (!known) return rejected(reference, verdicts.unknownOffer);
    return {
      result: { reference, status: 'Integrated', ...verdicts.deleted },
      change: { t: 'offer-gone', reference },
    };
  }
  if (type === 'Update' && !known) return rejected(reference, verdicts.unknownOffer);
  const shared = judgeShared(line, desk);
  if (shared) return rejected(reference, shared);
  const made = known ? update(known, line, desk) : create(line, desk);
  if ('code' in made) return rejected(reference, made);
  return {
    result: { reference, status: 'Integrated', ...(known ? verdicts.updated : verdicts.created) },
    change: { t: 'offer', offer: made },
  };
}

function createDesk(world: OctopiaWorld, seller: OctopiaSeller, at: number): { desk: Desk; counter(): Change } {
  const holders = new Map<string, string>();
  const keyOf = (gtin: string, condition: string) => `${gtin}|${condition}`;
  for (const offer of seller.state.offers.values()) holders.set(keyOf(offer.gtin, offer.condition), offer.reference);
  let number = seller.state.counters.get('offer') ?? 0;
  return {
    desk: {
      world,
      seller,
      at,
      find: (reference) => seller.state.offers.get(reference),
      holderOf: (gtin, condition) => holders.get(keyOf(gtin, condition)),
      nextNumber() {
        number += 1;
        return number;
      },
    },
    counter: () => ({ t: 'counter', name: 'offer', value: number }),
  };
}

/** Processes one package: its offers, its results and its end are one line of the journal. */
function integrate(world: OctopiaWorld, seller: OctopiaSeller, found: StoredPackage, at: number): void {
  const lines = (seller.state.lines.get(found.id) ?? []).flat();
  if (found.willFail || lines.length === 0) {
    const reason = found.willFail ? verdicts.struck : { code: '1000', message: 'Le paquet ne contient aucune offre' };
    seller.commit([
      { t: 'results', packageId: found.id, results: [] },
      { t: 'package', package: { ...found, outcome: 'Rejected', reason } },
    ]);
    return;
  }
  const times = new Map<string, number>();
  for (const { reference } of lines) times.set(reference, (times.get(reference) ?? 0) + 1);
  const isStruck = world.faults.strike('offerLine', seller.profile.username, 'partial-207').length > 0;
  const { desk, counter } = createDesk(world, seller, at);
  const made = new Set<string>();
  const outcomes = lines.map((line, index): Outcome => {
    // For a duplicate reference, neither line is processed.
    if ((times.get(line.reference) ?? 0) > 1) {
      return { result: { reference: line.reference, status: 'Duplicated', ...verdicts.duplicated } };
    }
    if (isStruck && index === 0) return rejected(line.reference, verdicts.struck);
    const outcome = carryOutLine(found.type, line, desk);
    if (outcome.change?.t !== 'offer') return outcome;
    const key = `${outcome.change.offer.gtin}|${outcome.change.offer.condition}`;
    if (made.has(key)) return rejected(line.reference, verdicts.otherOffer);
    made.add(key);
    return outcome;
  });
  seller.commit([
    ...outcomes.flatMap(({ change }) => change ?? []),
    counter(),
    { t: 'results', packageId: found.id, results: outcomes.map(({ result }) => result) },
    { t: 'package', package: { ...found, outcome: 'Integrated' } },
  ]);
}

/** Processes what is due, oldest first, and removes results after three days. */
export function settlePackages(world: OctopiaWorld, seller: OctopiaSeller, now: number): void {
  const due = [...seller.state.packages.values()]
    .flatMap((found) => (found.outcome === null && found.doneAt !== null ? [{ found, at: found.doneAt }] : []))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at);
  for (const { found, at } of due) integrate(world, seller, found, at);
  for (const packageId of [...seller.state.results.keys()]) {
    const doneAt = seller.state.packages.get(packageId)?.doneAt ?? now;
    if (doneAt + RESULTS_KEPT_MS <= now) seller.commit([{ t: 'results-gone', packageId }]);
  }
}
