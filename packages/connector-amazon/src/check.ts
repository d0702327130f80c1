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
import type { Issue } from './wire.ts';

/** A preparation that waits for Amazon's rate begins its step anew: what was asked is not asked again. */
const LIFETIME_MS = 6 * 3_600_000;
const LARGEST_CACHE = 20_000;

export type CheckListings = (
  session: AccountSession,
  site: Site,
  entries: readonly DraftEntry[],
) => Promise<readonly (readonly ListingProblem[])[]>;

/** Judges listings as they would be sent: by their product type's definition, and those that hold by Amazon's own preview. */
export function createCheck(deps: PublishDeps): CheckListings {
  const { client } = deps;
  const cache = new Map<string, { readonly at: number; readonly issues: readonly Issue[] }>();

  async function previewed(session: AccountSession, site: Site, { sku, body }: Writing): Promise<readonly Issue[]> {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64');
    const key = `${session.externalId} ${site} ${sku} ${hash}`;
    const now = session.clock.now().getTime();
    const held = cache.get(key);
    if (held && now - held.at < LIFETIME_MS) return held.issues;
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
        // Amazon refuses everything that the definition refuses, so no call is spent on it.
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
/** The text of a definition's problem with a missing attribute, or with a missing field of one. */
const LACKS = /^(is missing|lacks )/;

function ofDefinition(type: ProductType): (problem: Problem) => ListingProblem {
  return ({ attribute, text }) => {
    const isMissing = LACKS.test(text);
    const { aspects, label } = named(type, attribute, isMissing);
    return { aspects, label, isMissing, message: `${label || attribute} ${text}.` };
  };
}

/** An issue names the attributes at fault; each is told with the issue's words. */
function ofIssue(type: ProductType | undefined): (issue: Issue) => ListingProblem[] {
  return ({ message = '', attributeNames = [], categories = [] }) => {
    const isMissing = categories.includes(MISSING_CATEGORY);
    if (attributeNames.length === 0) return [whole(message)];
    return attributeNames.map((name) => ({ ...named(type, name, isMissing), isMissing, message }));
  };
}

/** The fields that the seller may give. An attribute that Quayside fills itself, such as the title, has none. */
function named(type: ProductType | undefined, attribute: string, isMissing: boolean) {
  const shape = type?.shapes.get(attribute);
  const aspects = shape && !isFilled(attribute) ? aspectNames(shape, isMissing) : [];
  return { aspects, label: shape?.label ?? attribute };
}

function distinct(problems: readonly ListingProblem[]): ListingProblem[] {
  return [...new Map(problems.map((one) => [`${one.aspects.join()} ${one.message}`, one])).values()];
}
