import type { Site } from '@quayside/kernel';

/** The sites with promoted listings, by the release notes of the Marketing API (1.7.0). */
export const PROMOTION_SITES: readonly Site[] = ['US', 'UK', 'DE', 'AU', 'CA', 'FR', 'IT', 'ES'];
/** The most listings of one bulk call. */
export const ADS_BATCH = 500;
/** eBay does not publish the longest span; a month is within every one that it publishes for other reports. */
export const REPORT_DAYS = 31;
/** By the release notes of the Marketing API (1.10.2). */
export const REPORT_CAMPAIGNS = 1_000;
