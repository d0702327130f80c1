import {
  type AccountSession,
  type CategoryAspect,
  type CategoryDuty,
  type CategoryRequirements,
  failedBy,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { TreeOf } from './category-trees.ts';
import type { EbayClient } from './client.ts';
import { CONDITION_BY_ID } from './conditions.data.ts';
import type { Aspect, ConditionPolicy, RegulatoryPolicy } from './wire.ts';

/** Cached categories: many times those of one shop on all its sites. A category's response is a few kilobytes. */
const LARGEST_CACHE = 2_000;
/** The number of stored values for a specific that also accepts others: eBay lists thousands of brands. */
const MOST_SUGGESTIONS = 200;
/** The category is not in the tree, is the root, or is not a leaf: nothing can be listed there. */
const NO_SUCH_CATEGORY = new Set(['62005', '62008', '62009']);

export type ReadRequirements = (
  session: AccountSession,
  site: Site,
  categoryId: string,
) => Promise<CategoryRequirements | undefined>;

/** Reads requirements by tree version and category, with an LRU cache. */
export function createRequirements(client: EbayClient, treeOf: TreeOf): ReadRequirements {
  const cache = new Map<string, Promise<CategoryRequirements | undefined>>();

  return async (session, site, categoryId) => {
    const tree = await treeOf(session, site);
    if (!tree) return undefined;
    const key = `${tree.id} ${tree.version} ${categoryId}`;
    const requirements = cache.get(key) ?? readRequirements(client, session, site, tree.id, categoryId);
    cache.delete(key);
    cache.set(key, requirements);
    requirements.catch(() => cache.delete(key));
    if (cache.size > LARGEST_CACHE) {
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    }
    return requirements;
  };
}

async function readRequirements(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  treeId: string,
  categoryId: string,
): Promise<CategoryRequirements | undefined> {
  try {
    const answer = await client.getItemAspects(session, site, treeId, categoryId);
    const policies = await client.getConditionPolicies(session, site, categoryId);
    const duties = await client.getRegulatoryPolicies(session, site, categoryId);
    // eBay sends an empty response for a category without requirements.
    return {
      ...toRequirements(categoryId, answer?.aspects ?? []),
      ...conditionsOf(categoryId, policies?.itemConditionPolicies ?? []),
      ...dutiesOf(categoryId, duties?.regulatoryPolicies ?? []),
    };
  } catch (error) {
    const cause = failedBy(error).error;
    if (cause.kind === 'not-found' || NO_SUCH_CATEGORY.has(cause.code ?? '')) return undefined;
    throw cause;
  }
}

export function toRequirements(categoryId: string, aspects: readonly Aspect[]): CategoryRequirements {
  const isRequired = ({ aspectConstraint }: Aspect) => aspectConstraint?.aspectRequired === true;
  const isRecommended = (aspect: Aspect) =>
    !isRequired(aspect) && aspect.aspectConstraint?.aspectUsage === 'RECOMMENDED';
  const isOptional = (aspect: Aspect) => !isRequired(aspect) && !isRecommended(aspect);
  return {
    categoryId,
    requiredAspects: aspects.filter(isRequired).flatMap(toAspect),
    recommendedAspects: aspects.filter(isRecommended).flatMap(toAspect),
    optionalAspects: aspects.filter(isOptional).flatMap(toAspect),
  };
}

function toAspect({ localizedAspectName, aspectConstraint, aspectValues = [] }: Aspect): CategoryAspect[] {
  if (!localizedAspectName) return [];
  const { aspectMode, aspectMaxLength, itemToAspectCardinality } = aspectConstraint ?? {};
  const isSelectionOnly = aspectMode === 'SELECTION_ONLY';
  const values = aspectValues.flatMap(({ localizedValue }) => localizedValue ?? []);
  return [
    {
      name: localizedAspectName,
      allowedValues: isSelectionOnly ? values : values.slice(0, MOST_SUGGESTIONS),
      isSelectionOnly,
      isMulti: itemToAspectCardinality === 'MULTI',
      ...(aspectMaxLength === undefined ? {} : { maxLength: aspectMaxLength }),
    },
  ];
}

/** A category for which eBay lists no conditions accepts all of them. */
function conditionsOf(
  categoryId: string,
  policies: readonly ConditionPolicy[],
): Pick<CategoryRequirements, 'conditions'> {
  const policy = policies.find((one) => one.categoryId === categoryId);
  const conditions = (policy?.itemConditions ?? []).flatMap(
    ({ conditionId }) => CONDITION_BY_ID[conditionId ?? ''] ?? [],
  );
  return conditions.length > 0 ? { conditions } : {};
}

/** eBay's names for legal requirements (RegulatoryAttributeEnum of its Metadata API). */
const DUTIES: Readonly<Record<string, CategoryDuty['duty']>> = {
  ENERGY_EFFICIENCY: 'energy-label',
  MANUFACTURER_CONTACT: 'manufacturer',
  HAZMAT: 'hazardous-materials',
  PRODUCT_SAFETY: 'product-safety',
};

function dutiesOf(categoryId: string, policies: readonly RegulatoryPolicy[]): Pick<CategoryRequirements, 'duties'> {
  const policy = policies.find((one) => one.categoryId === categoryId);
  const duties = (policy?.supportedAttributes ?? []).flatMap(({ name = '', usage }): CategoryDuty[] => {
    const duty = Object.hasOwn(DUTIES, name) ? DUTIES[name] : undefined;
    return duty ? [{ duty, isRequired: usage === 'REQUIRED' }] : [];
  });
  return duties.length > 0 ? { duties } : {};
}
