import { refusal } from './errors.ts';

/** Limits on the texts of policies, in characters, from eBay's documentation. */
const NAME_LENGTH = 64;
const DESCRIPTION_LENGTH = 250;
const RETURN_INSTRUCTIONS_LENGTH = 5_000;
/** eBay Germany allows longer return instructions. */
const GERMAN_RETURN_INSTRUCTIONS_LENGTH = 8_000;

export function checkPolicyLimits(marketplaceId: string, body: Record<string, unknown>): void {
  const isGerman = marketplaceId === 'EBAY_DE';
  checkLength(body, 'name', NAME_LENGTH);
  checkLength(body, 'description', DESCRIPTION_LENGTH);
  checkLength(body, 'returnInstructions', isGerman ? GERMAN_RETURN_INSTRUCTIONS_LENGTH : RETURN_INSTRUCTIONS_LENGTH);
}

function checkLength(body: Record<string, unknown>, fieldName: string, most: number): void {
  const text = body[fieldName];
  if (typeof text === 'string' && [...text].length > most) throw tooMuch(fieldName, `more than ${most} characters`);
}

const tooMuch = (fieldName: string, detail: string) =>
  refusal(400, 20400, { fieldName, additionalInfo: `${fieldName} has ${detail}` });
