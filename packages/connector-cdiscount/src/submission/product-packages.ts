import { type AccountSession, type ConnectorError, chunked } from '@quayside/connector-kit';
import { type CdiscountClient, PRODUCTS_OF_PACKAGE } from '../client.ts';
import type { Products } from '../products.ts';
import type { ProductReport } from '../wire.ts';
import { isRefused } from './judge.ts';
import { sendInHalves } from './packages.ts';
import type { Work } from './plan.ts';
import { createUnderway } from './underway.ts';

/** A product without a report after this time is searched for in the catalogue. */
const PATIENCE_MS = 6 * 3_600_000;

/** A submitted product: its package, and whether its report is known to be good. */
interface ProductWay {
  readonly gtin: string;
  readonly packageId: string;
  readonly isIntegrated: boolean;
}

export interface Reports {
  /** By GTIN. */
  readonly found: ReadonlyMap<string, ProductReport>;
  /** Packages that may still get reports. */
  readonly open: ReadonlySet<string>;
}

/** Products that were submitted to the catalogue. */
export interface ProductPackages {
  /** The remaining work. A revision that Octopia accepted is not repeated, even if its catalogue words it differently. */
  leftOf(session: AccountSession, work: Work): Work;
  /**
   * Submits what is not yet in progress and returns the packages to poll.
   * @param refused receives rejected products
   */
  submit(session: AccountSession, works: readonly Work[], refused: Map<string, ConnectorError>): Promise<string[]>;
  read(session: AccountSession, packageIds: readonly string[], submittedAt: number): Promise<Reports>;
  /** @param works the work still to be done, compared after the reports were read */
  note(session: AccountSession, packageIds: readonly string[], reports: Reports, works: Iterable<Work>): void;
}

export function createProductPackages(client: CdiscountClient, products: Products): ProductPackages {
  const underway = createUnderway<ProductWay>();

  return {
    leftOf(session, work) {
      if (work.kind !== 'product' || !work.afterwards) return work;
      return underway.find(session, work.product)?.isIntegrated ? work.afterwards : work;
    },

    async submit(session, works, refused) {
      const packages = new Set<string>();
      const wanted = works.flatMap((work) => (work.kind === 'product' ? [work.product] : []));
      const isNew = (product: object) => {
        const way = underway.find(session, product);
        if (way) packages.add(way.packageId);
        return way === undefined;
      };
      for (const chunk of chunked(wanted.filter(isNew), PRODUCTS_OF_PACKAGE)) {
        const refusals = await sendInHalves(chunk, async (part) => {
          const packageId = await client.createProducts(session, part);
          const gtins = new Set(part.map(({ gtin }) => gtin));
          // Earlier results of these products are no longer valid.
          underway.forget(session, ({ gtin }) => gtins.has(gtin));
          for (const product of part) {
            underway.note(session, [product], { gtin: product.gtin, packageId, isIntegrated: false });
          }
          products.forget(gtins);
          packages.add(packageId);
        });
        for (const [{ sellerProductReference }, error] of refusals) refused.set(sellerProductReference, error);
      }
      return [...packages];
    },

    async read(session, packageIds, submittedAt) {
      const isPatient = session.clock.now().getTime() - submittedAt < PATIENCE_MS;
      const found = new Map<string, ProductReport>();
      const open = new Set<string>();
      for (const id of packageIds) {
        const reports = await client.getProductReports(session, id);
        if (reports.length === 0 && isPatient) open.add(id);
        for (const report of reports) found.set(report.gtin ?? '', report);
      }
      products.forget(found.keys());
      return { found, open };
    },

    note(session, packageIds, { found, open }, works) {
      for (const work of works) {
        if (work.kind !== 'product') continue;
        const way = underway.find(session, work.product);
        const report = found.get(work.product.gtin);
        if (way && report && !isRefused(report)) underway.note(session, [work.product], { ...way, isIntegrated: true });
      }
      const isOver = ({ packageId }: ProductWay) => packageIds.includes(packageId) && !open.has(packageId);
      underway.forget(session, (way) => !way.isIntegrated && isOver(way));
    },
  };
}
