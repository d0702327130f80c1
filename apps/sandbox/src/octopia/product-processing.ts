import { categoryByReference, isLeaf } from './category-tree.ts';
import { hasCheckDigit } from './goods.ts';
import type { ProductReportItem, StoredIntegration, StoredProduct } from './model.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import type { OctopiaSeller } from './seller.ts';

/** Validates submitted products and adds the valid ones to the catalogue. */
type ReportError = ProductReportItem['errors'][number];

const problem = (code: string, field: string, message: string): ReportError => ({ code, field, message });

export function judgeProduct(product: StoredProduct): ReportError[] {
  const category = categoryByReference.get(product.categoryCode);
  if (!category || !isLeaf(category))
    return [problem('2001', 'categoryCode', 'Catégorie inconnue ou de niveau insuffisant')];
  const errors: ReportError[] = [];
  if (!hasCheckDigit(product.gtin)) errors.push(problem('2002', 'gtin', 'GTIN non valide'));
  if (category.isBrandMandatory && product.brand === '') errors.push(problem('2003', 'brand', 'Marque obligatoire'));
  if (product.description === '') errors.push(problem('2004', 'description', 'Description obligatoire'));
  if (product.pictures.length === 0)
    errors.push(problem('2005', 'sellerPictureUrls', 'Au moins une image est obligatoire'));
  if (product.variantGroupReference !== '' && !category.isVariant) {
    errors.push(problem('2006', 'variantGroupReference', 'La catégorie n’accepte pas de déclinaisons'));
  }
  for (const { reference, label, necessity, choices } of category.properties) {
    const values = product.attributes.find((sent) => sent.propertyReference === reference)?.values ?? [];
    if (necessity === 'Mandatory' && values.length === 0) {
      errors.push(problem('2007', reference, `${label} : propriété obligatoire`));
    }
    if (choices.length > 0 && values.some((value) => !choices.includes(value))) {
      errors.push(problem('2008', reference, `${label} : valeur hors de la liste`));
    }
  }
  return errors;
}

/** The catalogue is written before the report, so that a kill in between only repeats harmless work. */
async function integrate(world: OctopiaWorld, seller: OctopiaSeller, integration: StoredIntegration): Promise<void> {
  const { catalogue } = world.octopia;
  const isStruck = world.faults.strike('productLine', seller.profile.username, 'partial-207').length > 0;
  const accepted: StoredProduct[] = [];
  const report = integration.products.map((product, index): ProductReportItem => {
    const errors = isStruck && index === 0 ? [problem('9000', '', 'Erreur technique')] : judgeProduct(product);
    if (errors.length === 0) accepted.push({ ...product, createdAt: integration.doneAt });
    return {
      gtin: product.gtin,
      reference: product.sellerProductReference,
      status: errors.length === 0 ? 'Integrated' : 'Refused',
      operationType: catalogue.find(product.gtin) ? 'Update' : 'Creation',
      errors,
    };
  });
  catalogue.put(accepted);
  await catalogue.settled();
  // Another read of the account may have processed it while the catalogue was written.
  if (seller.state.integrations.get(integration.id)?.report !== null) return;
  seller.commit([{ t: 'integration', integration: { ...integration, products: [], report } }]);
}

export async function settleIntegrations(world: OctopiaWorld, seller: OctopiaSeller, now: number): Promise<void> {
  for (const integration of [...seller.state.integrations.values()]) {
    if (integration.report === null && integration.doneAt <= now) await integrate(world, seller, integration);
  }
}
