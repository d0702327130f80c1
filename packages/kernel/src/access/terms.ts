/** The terms version a user has accepted, for one product code. */
export interface TermsAcceptance {
  readonly version: string;
  readonly is_accepted: boolean;
}

/** Compares versions number by number: 5.10 is after 5.9, and 6 is after 5.2. Negative if `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const differences = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    return (left[index] ?? 0) - (right[index] ?? 0);
  });
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * Whether the user must accept the terms: the latest version is higher than the accepted one, or acceptance is missing or false. Admins are
 * exempt (section 5).
 */
export function requiresTerms(
  latestVersion: string,
  acceptance: TermsAcceptance | null,
  user: { readonly adminUserId: number | null },
): boolean {
  if (user.adminUserId !== null) return false;
  return !acceptance?.is_accepted || compareVersions(latestVersion, acceptance.version) > 0;
}
