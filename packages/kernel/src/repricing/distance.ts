import type { Distance } from './rules.ts';

const BASIS = 10_000;

/** Whole units only: exact for every price that a marketplace accepts, because the products stay below 2^53. */
const divideDown = (value: number, divisor: number): number => (value - (value % divisor)) / divisor;

/** The share of a price, rounded down. */
export const shareOf = (price: number, basisPoints: number): number => divideDown(price * basisPoints, BASIS);

/** The distance at a price in minor units, rounded down. */
const lengthAt = (price: number, distance: Distance): number =>
  distance.in === 'amount' ? distance.minor : shareOf(price, distance.basisPoints);

/** A percentage is rounded up, so that the price is below by at least that much. */
export const below = (price: number, distance: Distance): number =>
  distance.in === 'amount' ? price - distance.minor : shareOf(price, BASIS - distance.basisPoints);

/** A percentage is rounded up, as it is below. */
export const above = (price: number, distance: Distance): number =>
  distance.in === 'amount'
    ? price + distance.minor
    : divideDown(price * (BASIS + distance.basisPoints) + BASIS - 1, BASIS);

/** How far a price may step: the distance, within the largest share that the gate lets through. */
export const stepAt = (price: number, distance: Distance, mostBasisPoints: number): number =>
  Math.min(lengthAt(price, distance), shareOf(price, mostBasisPoints));
