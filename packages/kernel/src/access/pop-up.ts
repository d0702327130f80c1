/**
 * Whether a view-once pop-up shows (specification, section 5).
 * @param draw a random whole number from 1 to 100
 * @param userPercentage the percentage of users who see the pop-up
 */
export function showsPopUp(draw: number, wasSeen: boolean, userPercentage = 100): boolean {
  return !wasSeen && draw <= userPercentage;
}
