/**
 * Whether a view-once pop-up shows (specification, section 5).
 * @param draw a whole number drawn from 1 to 100
 * @param userPercentage to how many of 100 users it shows
 */
export function showsPopUp(draw: number, wasSeen: boolean, userPercentage = 100): boolean {
  return !wasSeen && draw <= userPercentage;
}
