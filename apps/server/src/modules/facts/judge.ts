import { listingKeyOf, type Reason, type Site } from '@quayside/kernel';
import { refusalsOf } from './drafts.ts';
import { judgeOffers } from './judge-offers.ts';
import { draftOwnItems, judgeOwnItems } from './judge-own-items.ts';
import type { JudgedItem } from './judged-item.ts';
import type { FactsDeps, Judging } from './judging.ts';

/**
 * A verdict on each of these items on each of the sites: as an offer for a product of the marketplace's catalogue, as a
 * new product, or as a listing that the seller describes.
 * @param isPreviewLater own items are not previewed by the marketplace now, but marked
 */
export function judgeItems(
  deps: FactsDeps,
  judging: Judging,
  itemIds: readonly number[],
  { isPreviewLater }: { readonly isPreviewLater: boolean },
): Promise<readonly JudgedItem[]> {
  const { catalogue } = judging;
  return catalogue
    ? judgeOffers(deps, judging, itemIds, catalogue)
    : judgeOwnItems(deps, judging, itemIds, isPreviewLater);
}

/** What the marketplace says against own items that it did not preview while they were judged, by `listingKeyOf`. */
export async function previewItems(
  deps: FactsDeps,
  judging: Judging,
  due: readonly { readonly itemId: number; readonly site: Site }[],
): Promise<ReadonlyMap<string, Reason>> {
  const { checkOwn } = judging;
  if (!checkOwn || due.length === 0) return new Map();
  const { drafts, readerOf } = await draftOwnItems(deps, judging, [...new Set(due.map(({ itemId }) => itemId))]);
  // What is in the way of a listing since it was judged is told when it is carried out.
  const places = due.flatMap((one) => drafts.get(listingKeyOf(one)) ?? []);
  return refusalsOf(deps, judging, { places, readerOf }, checkOwn);
}
