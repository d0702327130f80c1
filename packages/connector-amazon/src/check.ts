import { createHash } from 'node:crypto';
import { type AccountSession, type DraftEntry, type ListingProblem, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { aspectNames } from './definition/to-aspects.ts';
import type { Problem } from './definition/validate.ts';
import { PARALLEL_WRITES } from './publish.ts';
import { isFilled, type ProductType, type ReadProductType, unknownProductType } from './requirements.ts';
import { refusalOf, toWritings, type Writing } from './transform/attributes.ts';
import type { Issue } from './wire.ts';

/** A preparation that waits for Amazon's rate begins its step anew: what was asked is not asked again. */
const LIFETIME_MS = 6 * 3_600_000;
const LARGEST_CACHE = 20_000;

export type CheckListings = (
  session: AccountSession,
  site: Site,
  entries: readonly DraftEntry[],
) => Promise<readonly (readonly ListingProblem[])[]>;

/** Judges listings by their product type's definition, and those that hold by Amazon's own preview. */
export function createCheck(client: AmazonClient, readProductType: ReadProductType): CheckListings {
  const cache = new Map<string, { readonly at: number; readonly issues: readonly Issue[] }>();

  async function previewed(session: AccountSession, site: Site, { sku, body }: Writing): Promise<readonly Issue[]> {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64');
    const key = `${session.externalId} ${site} ${sku} ${hash}`;
    const now = session.clock.now().getTime();
    const held = cache.get(key);
    if (held && now - held.at < LIFETIME_MS) return held.issues;
    const answer = await client.previewItem(session, site, sku, body);
    const issues = (answer?.issues ?? []).filter(({ severity }) => severity === 'ERROR');
    cache.set(key, { at: now, issues });
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return issues;
  }

  return (session, site, entries) =>
    mapBounded(entries, PARALLEL_WRITES, async (entry): Promise<readonly ListingProblem[]> => {
      const refusal = refusalOf(entry);
      if (refusal) return [whole(refusal.message)];
      const type = await readProductType(session, site, entry.categoryId);
      if (!type) return [whole(unknownProductType(site, entry.categoryId).message)];
      const writings = toWritings(entry, { site, shapes: type.shapes }, new Map());
      const problems = distinct(writings.flatMap(({ body }) => type.validate(body.attributes)).map(ofDefinition(type)));
      // What the definition refuses, Amazon refuses as well: no call is spent on it.
      if (problems.length > 0) return problems;
      const issues = await mapBounded(writings, 1, (writing) => previewed(session, site, writing));
      return distinct(issues.flat().flatMap(ofIssue(type)));
    });
}

const whole = (message: string): ListingProblem => ({ aspects: [], label: '', isMissing: false, message });

const MISSING_CATEGORY = 'MISSING_ATTRIBUTE';
/** What the problems of a definition say of an attribute, or of a field of it, that is not there. */
const LACKS = /^(is missing|lacks )/;

function ofDefinition(type: ProductType): (problem: Problem) => ListingProblem {
  return ({ attribute, text }) => {
    const isMissing = LACKS.test(text);
    const { aspects, label } = named(type, attribute, isMissing);
    return { aspects, label, isMissing, message: `${label || attribute} ${text}.` };
  };
}

/** An issue names the attributes at fault; each is told with the issue's words. */
function ofIssue(type: ProductType): (issue: Issue) => ListingProblem[] {
  return ({ message = '', attributeNames = [], categories = [] }) => {
    const isMissing = categories.includes(MISSING_CATEGORY);
    if (attributeNames.length === 0) return [whole(message)];
    return attributeNames.map((name) => ({ ...named(type, name, isMissing), isMissing, message }));
  };
}

/** The fields that the seller may give. An attribute that Quayside fills itself, such as the title, has none. */
function named({ shapes }: ProductType, attribute: string, isMissing: boolean) {
  const shape = shapes.get(attribute);
  const aspects = shape && !isFilled(attribute) ? aspectNames(shape, isMissing) : [];
  return { aspects, label: shape?.label ?? attribute };
}

function distinct(problems: readonly ListingProblem[]): ListingProblem[] {
  return [...new Map(problems.map((one) => [`${one.aspects.join()} ${one.message}`, one])).values()];
}
