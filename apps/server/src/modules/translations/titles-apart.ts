import type { Site } from '@quayside/kernel';
import type { TellingValue, TitleOutcome } from '@quayside/text';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { getItems } from '../products/index.ts';
import { type Contender, settleContest } from './settle-contest.ts';
import {
  findHolders,
  keepGiven,
  keepMade,
  lockTitles,
  marketOf,
  type TitleCell,
  type TitleHolder,
  titleKeyOf,
} from './title-digests.repository.ts';
import type { SiteTitle, TitledItem, WriteAsk } from './titled-item.ts';

export interface TitleWriter {
  /** The home title with the sizes of a site. */
  titleOn(item: TitledItem, site: Site): string;
  /** Writes an automatic title. A text is written once per language. */
  write(item: TitledItem, site: Site, ask: WriteAsk): TitleOutcome;
  /** The item's own values that can distinguish its title from another. */
  valuesOf(item: TitledItem, site: Site): readonly TellingValue[];
  /** Appends values to a title; undefined if they do not fit. */
  withValues(
    item: TitledItem,
    site: Site,
    made: Extract<TitleOutcome, { ok: true }>,
    values: readonly string[],
    limit: number,
  ): TitleOutcome | undefined;
}

interface Asked {
  readonly userId: number;
  readonly items: readonly TitledItem[];
  readonly sites: readonly Site[];
  readonly limit: number;
  readonly writer: TitleWriter;
  readonly writerOf: (db: Db, items: readonly TitledItem[]) => Promise<TitleWriter>;
}

export interface ToldTitles {
  readonly titleOf: (item: Pick<TitledItem, 'itemId'>, site: Site) => SiteTitle | undefined;
  /** Items that were not requested, with the new titles that they have because of those that were. */
  readonly others: readonly ToldTitle[];
}

interface ToldTitle {
  readonly item: TitledItem;
  readonly site: Site;
  readonly title: SiteTitle;
}

/**
 * Makes automatic titles differ from all titles that the seller has on the sites. Items with equal titles are found by
 * the digests of their titles. Each title gets the words or values in which its item differs. If nothing differs, all
 * but one wait, with a reason that names that one.
 * @param isKept whether the titles will be used, so that later ones are compared with them
 */
export async function distinguishTitles(db: Db, asked: Asked, isKept: boolean): Promise<ToldTitles> {
  if (!isKept) return compare(db, asked);
  const work = async (tx: Tx) => {
    await lockTitles(tx, asked.userId, asked.sites);
    await keepMade(tx, asked.userId, cellsOf(asked));
    const told = await compare(tx, asked);
    await keepGiven(tx, asked.userId, givenBy(asked, told));
    return told;
  };
  return db.isTransaction ? work(db as Tx) : withTransaction(db, work);
}

function cellsOf({ items, sites, limit, writer }: Asked): TitleCell[] {
  return items.flatMap((item) =>
    sites.flatMap((site) => {
      const made = writer.write(item, site, { limit });
      return made.ok ? [{ itemId: item.itemId, site, market: marketOf(site, item.platform), title: made.title }] : [];
    }),
  );
}

function givenBy({ items, sites }: Asked, { titleOf, others }: ToldTitles) {
  const of = (item: TitledItem, site: Site, title: SiteTitle | undefined) => ({
    itemId: item.itemId,
    site,
    market: marketOf(site, item.platform),
    title: title?.ok ? title.title : null,
  });
  return [
    ...items.flatMap((item) => sites.map((site) => of(item, site, titleOf(item, site)))),
    ...others.map(({ item, site, title }) => of(item, site, title)),
  ];
}

async function compare(db: Db, asked: Asked): Promise<ToldTitles> {
  const { userId, items, sites, limit, writer } = asked;
  const cells = cellsOf(asked);
  const holders = await findHolders(db, userId, cells);
  const neighbours = await findNeighbours(db, userId, shortened(asked));
  const given = new Map(items.map((item) => [item.itemId, { item, writer }]));
  const strange = [...new Set([...holders.map(({ itemId }) => itemId), ...[...neighbours.values()].flat()])];
  const found = await getItems(
    db,
    userId,
    strange.filter((itemId) => !given.has(itemId)),
  );
  const otherWriter = found.length > 0 ? await asked.writerOf(db, found) : writer;
  const all = new Map([...given, ...found.map((item) => [item.itemId, { item, writer: otherWriter }] as const)]);

  const results = new Map<string, ToldTitle>();
  const others: ToldTitle[] = [];
  for (const contest of contestsOf(cells, holders, neighbours)) {
    const { site, key, fixed } = contest;
    const contenders = contest.itemIds.flatMap((itemId): Contender[] => {
      const one = all.get(itemId);
      const made = one?.writer.write(one.item, site, { limit });
      if (!one || !made) return [];
      const isSame = made.ok && titleKeyOf(made.title) === key && marketOf(site, one.item.platform) === contest.market;
      // A title that is live or written by the seller stays, whatever the automatic title is.
      return isSame || fixed.has(itemId) ? [{ ...one, made, isFixed: fixed.has(itemId) }] : [];
    });
    if (contenders.length < 2) continue;
    for (const [{ item, isFixed }, title] of settleContest(contenders, site, key, limit)) {
      if (given.has(item.itemId)) results.set(placeOf(item.itemId, site), { item, site, title });
      else if (!isFixed) others.push({ item, site, title });
    }
  }
  await yieldToHolders(db, asked, results);
  return {
    titleOf: ({ itemId }, site) => {
      const one = given.get(itemId);
      return results.get(placeOf(itemId, site))?.title ?? one?.writer.write(one.item, site, { limit });
    },
    others,
  };

  function shortened({ items: all }: Asked): number[] {
    const isShortened = (item: TitledItem) =>
      sites.some((site) => {
        const made = writer.write(item, site, { limit });
        return made.ok && made.dropped.length > 0;
      });
    return all.filter(isShortened).map(({ itemId }) => itemId);
  }
}

interface Contest {
  readonly site: Site;
  readonly market: TitleCell['market'];
  readonly key: string;
  readonly itemIds: readonly number[];
  readonly fixed: ReadonlySet<number>;
}

/** Groups the items that would have the same title on a site. */
function contestsOf(
  cells: readonly TitleCell[],
  holders: readonly TitleHolder[],
  neighbours: ReadonlyMap<number, readonly number[]>,
): Contest[] {
  const contests = new Map<string, Contest & { itemIds: number[]; fixed: Set<number> }>();
  const nameOf = ({ site, market }: Pick<TitleCell, 'site' | 'market'>, key: string) => `${site} ${market} ${key}`;
  for (const cell of cells) {
    const key = titleKeyOf(cell.title);
    const name = nameOf(cell, key);
    const { site, market } = cell;
    const contest = contests.get(name) ?? { site, market, key, itemIds: [], fixed: new Set<number>() };
    contest.itemIds.push(cell.itemId, ...(neighbours.get(cell.itemId) ?? []));
    contests.set(name, contest);
  }
  for (const holder of holders) {
    const contest = contests.get(nameOf(holder, holder.key));
    contest?.itemIds.push(holder.itemId);
    if (holder.isFixed) contest?.fixed.add(holder.itemId);
  }
  return [...contests.values()]
    .map((contest) => ({ ...contest, itemIds: [...new Set(contest.itemIds)].sort((one, other) => one - other) }))
    .filter(({ itemIds }) => itemIds.length > 1);
}

/** A changed title can equal that of an item with which it was not compared. Then it waits. */
async function yieldToHolders(db: Db, { userId, limit, writer }: Asked, results: Map<string, ToldTitle>) {
  const cells = [...results.values()].flatMap(({ item, site, title }): TitleCell[] => {
    const made = writer.write(item, site, { limit });
    const isNew = title.ok && !(made.ok && titleKeyOf(made.title) === titleKeyOf(title.title));
    return isNew ? [{ itemId: item.itemId, site, market: marketOf(site, item.platform), title: title.title }] : [];
  });
  const holders = (await findHolders(db, userId, cells)).filter(
    ({ itemId, site, isFixed }) => isFixed || !results.has(placeOf(itemId, site)),
  );
  const items = await getItems(db, userId, [...new Set(holders.map(({ itemId }) => itemId))]);
  const known = new Map(items.map((item) => [item.itemId, item]));
  for (const { itemId, site, market, title } of cells) {
    const key = titleKeyOf(title);
    const isIts = (one: TitleHolder) => one.key === key && one.site === site && one.market === market;
    const holder = holders.find((one) => isIts(one) && one.itemId !== itemId);
    const other = holder && known.get(holder.itemId);
    const told = results.get(placeOf(itemId, site));
    if (!other || !told?.title.ok) continue;
    const waiting = { ok: false, reason: 'same_as_other', detail: title, equal: told.title, other } as const;
    results.set(placeOf(itemId, site), { ...told, title: waiting });
  }
}

const placeOf = (itemId: number, site: Site) => `${itemId} ${site}`;

/** The number of items with neighbouring titles that are compared, before and after each. */
const NEIGHBOURS = 10;
/** How much of two titles must be equal for their items to be compared. */
const BEGINNING = 20;

/**
 * The items of the same account, on sale, next to each in the order of their home titles. They are compared before
 * their own titles are made, so that a title does not depend on the order in which titles are made.
 */
export async function findNeighbours(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (itemIds.length === 0) return new Map();
  const key = (of: 'i' | 'n') => sql`lower(left(${sql.raw(of)}.title, 200)) collate "C"`;
  const there = sql`n.user_id = ${userId} and n.account_id = i.account_id and not n.is_ended`;
  const { rows } = await sql<{ itemId: number; others: number[] }>`
    select i.item_id as "itemId", array(
      select o.item_id from (
        (select n.item_id, n.title from items n
         where ${there} and (${key('n')}, n.item_id) > (${key('i')}, i.item_id)
         order by ${key('n')}, n.item_id limit ${NEIGHBOURS})
        union all
        (select n.item_id, n.title from items n
         where ${there} and (${key('n')}, n.item_id) < (${key('i')}, i.item_id)
         order by ${key('n')} desc, n.item_id desc limit ${NEIGHBOURS})
      ) o where lower(left(o.title, ${BEGINNING})) = lower(left(i.title, ${BEGINNING})) order by o.item_id
    )::bigint[] as others
    from items i where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ itemId, others }) => [itemId, others.map(Number)]));
}
