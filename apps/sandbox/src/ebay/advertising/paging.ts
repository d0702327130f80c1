import { refusal } from '../errors.ts';
import type { UserCall } from '../operation.ts';

const USUAL = 10;
const MOST = 500;

/** The page of a list that a call of the Marketing API asks for. */
export function readPaging({ query }: UserCall) {
  const limit = Number(query.limit ?? USUAL);
  const offset = Number(query.offset ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw refusal(400, 35029, { maxLimitValue: MOST });
  if (!Number.isInteger(offset) || offset < 0) throw refusal(400, 35030);
  return {
    cut: <T>(all: readonly T[]): T[] => all.slice(offset, offset + limit),
    of: (all: readonly unknown[]) => ({
      href: `?limit=${limit}&offset=${offset}`,
      limit,
      offset,
      total: all.length,
      ...(offset + limit < all.length ? { next: `?limit=${limit}&offset=${offset + limit}` } : {}),
    }),
  };
}
