import type { AccountSession, LabelCode, SafetyLabels } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { EbayClient } from './client.ts';
import type { LabelPictogram, LabelSignalWord, LabelStatement } from './wire.ts';

/** Codes change a few times in ten years. */
const LIFETIME_MS = 86_400_000;

/** Reads the codes of hazards and warnings of a site, once a day. */
export function createSafetyLabels(client: EbayClient) {
  const cache = new Map<Site, { readonly at: number; readonly labels: Promise<SafetyLabels | undefined> }>();

  return (session: AccountSession, site: Site): Promise<SafetyLabels | undefined> => {
    const now = session.clock.now().getTime();
    const cached = cache.get(site);
    if (cached && now - cached.at < LIFETIME_MS) return cached.labels;
    const labels = readLabels(client, session, site);
    cache.set(site, { at: now, labels });
    labels.catch(() => cache.delete(site));
    return labels;
  };
}

/** eBay sends an empty answer for a site whose listings show neither. */
async function readLabels(client: EbayClient, session: AccountSession, site: Site): Promise<SafetyLabels | undefined> {
  const hazards = await client.getHazardousMaterialsLabels(session, site);
  const warnings = await client.getProductSafetyLabels(session, site);
  if (!hazards && !warnings) return undefined;
  return {
    hazards: {
      pictograms: codesOf(hazards?.pictograms, pictogram),
      signalWords: codesOf(hazards?.signalWords, signalWord),
      statements: codesOf(hazards?.statements, statement),
    },
    warnings: {
      pictograms: codesOf(warnings?.pictograms, pictogram),
      statements: codesOf(warnings?.statements, statement),
    },
  };
}

type Said = readonly [code: string | undefined, words: string | undefined];

const pictogram = ({ pictogramId, pictogramDescription }: LabelPictogram): Said => [pictogramId, pictogramDescription];
const signalWord = ({ signalWordId, signalWordDescription }: LabelSignalWord): Said => [
  signalWordId,
  signalWordDescription,
];
const statement = ({ statementId, statementDescription }: LabelStatement): Said => [statementId, statementDescription];

function codesOf<T>(all: readonly T[] | undefined, read: (one: T) => Said): LabelCode[] {
  return (all ?? []).flatMap((one) => {
    const [code, words] = read(one);
    return code ? [{ code, words: words ?? code }] : [];
  });
}
