import { createHash } from 'node:crypto';
import { type AccountSession, type DraftEntry, type ListingProblem, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { aspectNames } from './definition/to-aspects.ts';
import type { Problem } from './definition/validate.ts';
import { previewErrors } from './errors.ts';
import { type PublishDeps, prepare } from './prepare.ts';
import { PARALLEL_WRITES } from './publish.ts';
import { isFilled, type ProductType } from './requirements.ts';
import type { Writing } from './transform/attributes.ts';
import { SHIPPING_GROUP } from './transform/values.ts';
import type { Issue } from './wire.ts';

/** A preparation that waits for Amazon's rate limit repeats its step; cached results are not requested again. */
const LIFETIME_MS = 6 * 3_600_000;
const LARGEST_CACHE = 20_000;

export type CheckListings = (
  session: AccountSession,
  site: Site,
  entries: readonly DraftEntry[],
) => Promise<readonly (readonly ListingProblem[])[]>;

/**
 * Checks listings as they would be sent: first against their product type's definition, and valid ones with Amazon's
 * own preview.
 */
export function createCheck(deps: PublishDeps): CheckListings {
  const { client } = deps;
  const cache = new Map<string, { readonly at: number; readonly issues: readonly Issue[] }>();

  async function previewed(session: AccountSession, site: Site, { sku, body }: Writing): Promise<readonly Issue[]> {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64');
    const key = `${session.externalId} ${site} ${sku} ${hash}`;
    const now = session.clock.now().getTime();
    const existing = cache.get(key);
    if (existing && now - existing.at < LIFETIME_MS) return existing.issues;
    const issues = previewErrors(sku, await client.previewItem(session, site, sku, body));
    cache.set(key, { at: now, issues });
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return issues;
  }

  return async (session, site, entries) => {
    const { prepared } = await prepare(deps, session, site, entries);
    return mapBounded(prepared, PARALLEL_WRITES, async (one): Promise<readonly ListingProblem[]> => {
      if ('error' in one) {
        // Amazon rejects everything that the definition rejects, so no call is spent on it.
        const { faults, error } = one;
        return faults ? distinct(faults.problems.map(ofDefinition(faults.type))) : [whole(error.message)];
      }
      const issues = await mapBounded(one.writings, 1, (writing) => previewed(session, site, writing));
      return distinct(issues.flat().flatMap(ofIssue(one.type)));
    });
  };
}

const whole = (message: string): ListingProblem => ({ aspects: [], label: '', isMissing: false, message });

const MISSING_CATEGORY = 'MISSING_ATTRIBUTE';
/** The text of a definition's problem about a missing attribute, or a missing field of one. */
const LACKS = /^(is missing|lacks )/;

function ofDefinition(type: ProductType): (problem: Problem) => ListingProblem {
  return ({ attribute, text }) => {
    const isMissing = LACKS.test(text);
    const at = named(type, attribute, isMissing);
    return { ...at, isMissing, message: `${at.label || attribute} ${text}.` };
  };
}

/** An issue names the attributes at fault; each is reported with the issue's text. */
function ofIssue(type: ProductType | undefined): (issue: Issue) => ListingProblem[] {
  return ({ message = '', attributeNames = [], categories = [] }) => {
    const isMissing = categories.includes(MISSING_CATEGORY);
    if (attributeNames.length === 0) return [whole(message)];
    return attributeNames.map((name) => ({ ...named(type, name, isMissing), isMissing, message }));
  };
}

/** The fields that the seller may fill in. An attribute that Quayside fills in itself, such as the title, has none. */
function named(type: ProductType | undefined, attribute: string, isMissing: boolean) {
  const shape = type?.shapes.get(attribute);
  const aspects = shape && !isFilled(attribute) ? aspectNames(shape, isMissing) : [];
  const isShipping = attribute === SHIPPING_GROUP ? ({ isShipping: true } as const) : {};
  return { aspects, label: shape?.label ?? attribute, ...isShipping };
}

function distinct(problems: readonly ListingProblem[]): ListingProblem[] {
  return [...new Map(problems.map((one) => [`${one.aspects.join()} ${one.message}`, one])).values()];
}
