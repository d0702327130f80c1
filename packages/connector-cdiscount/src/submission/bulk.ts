import type { AccountSession, BulkChange, BulkChannel, BulkOutcome, ConnectorError } from '@quayside/connector-kit';
import type { CdiscountClient } from '../client.ts';
import { PACKAGES } from '../operations.ts';
import { requireSite } from '../sites.ts';
import { readTicket, writeTicket } from '../transform/ticket.ts';
import { errorOf, outcomeOf, type Seen } from './judge.ts';
import { createLinePackages } from './line-packages.ts';
import { type PlanDeps, planOf } from './plan.ts';
import { createProductPackages } from './product-packages.ts';

/** Maximum changes of one submission. A listing with variants has several lines, and a package holds 50,000. */
const CHANGES = 10_000;

export interface BulkDeps extends PlanDeps {
  readonly client: CdiscountClient;
}

/**
 * Submits changes as offer packages: opened, filled by the hundred, set ready, and polled until Octopia has processed them. Octopia limits
 * packages per hour, so all waiting changes go into as few as possible. A product that the catalogue does not know is submitted first and
 * at once, because a product package has no waiting state. Submitting a product twice has no further effect.
 */
export function createBulkChannel(deps: BulkDeps): BulkChannel {
  const productPackages = createProductPackages(deps.client, deps.products);
  const linePackages = createLinePackages(deps.client);

  function rememberGroups(session: AccountSession, changes: readonly BulkChange[]): void {
    for (const change of changes) {
      if (change.kind !== 'publish' || !change.entry.isGroup) continue;
      const { key, units } = change.entry;
      const references = units.map(({ sku }) => sku);
      deps.shop.remember(session, key, references);
    }
  }

  return {
    limit: CHANGES,
    from: 1,
    overlaps: false,
    rationedBy: PACKAGES,

    async submit(session, site, portions) {
      requireSite(site);
      // A package is opened when all its lines are known, because packages per hour are limited.
      const changes: BulkChange[] = [];
      for await (const portion of portions) changes.push(...portion);
      const { works } = await planOf(deps, session, changes);
      const left = [...works.values()].map((work) => productPackages.leftOf(session, work));
      const refused = new Map<string, ConnectorError>();
      const products = await productPackages.submit(session, left, refused);
      const packages = await linePackages.fill(session, left, refused);
      rememberGroups(session, changes);
      return writeTicket({ at: session.clock.now().getTime(), packages, products }, refused);
    },

    async begin(session, site, text) {
      requireSite(site);
      await linePackages.begin(session, readTicket(text).packages);
      return text;
    },

    async *settle(session, site, text, open) {
      requireSite(site);
      const ticket = readTicket(text);
      const states = await linePackages.readStates(session, ticket.packages);
      if (states === null) return;
      const reports = await productPackages.read(session, ticket.products, ticket.at);
      // Submitted offers need not wait for products that are still being processed.
      if (ticket.packages.length === 0 && reports.open.size > 0) return;
      const results = await linePackages.readResults(session, states);
      const changes = [...open];
      const plan = await planOf(
        deps,
        session,
        changes.map(([, change]) => change),
      );
      productPackages.note(session, ticket.products, reports, plan.works.values());
      linePackages.note(session, states, plan.works.values());
      const seen: Seen = { ticket, states, results, reports: reports.found };
      const errorFor = (reference: string) => {
        const work = plan.works.get(reference);
        return work && errorOf(reference, productPackages.leftOf(session, work), seen);
      };
      yield new Map(
        changes.map(([place, change], index): [number, BulkOutcome] => [
          place,
          outcomeOf(change, plan.references[index] ?? [], plan, errorFor),
        ]),
      );
    },
  };
}
