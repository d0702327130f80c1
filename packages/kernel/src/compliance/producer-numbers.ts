/** Where sellers register as producers, and for what. */
export type ProducerCountry = 'DE' | 'FR';

export interface ProducerStream {
  readonly country: ProducerCountry;
  /** The suffix of the message `compliance:stream.<code>`. */
  readonly code: string;
  readonly form: RegExp;
  readonly example: string;
  /**
   * Required for every parcel, whatever its content: marketplaces must not offer goods without it (Germany: VerpackG
   * section 7(7); France: Code de l'environnement L541-10-9). Other streams are required only for some goods, which the
   * seller knows.
   */
  readonly isAlwaysDue: boolean;
}

/** Packaging numbers are issued by the register LUCID; numbers for electrical goods and batteries by stiftung ear. */
const LUCID = { form: /^DE\d{13}$/, example: 'DE1234567890123' } as const;
const EAR = { form: /^DE\d{8}$/, example: 'DE12345678' } as const;
/** ADEME's identifiant unique: one for each stream. */
const IDU = { form: /^FR\d{6}_\d{2}[A-Z]{4}$/, example: 'FR123456_01ABCD' } as const;

const german = (code: string, number: Pick<ProducerStream, 'form' | 'example'>, isAlwaysDue = false) =>
  ({ country: 'DE', code, ...number, isAlwaysDue }) as const;
const french = (code: string, isAlwaysDue = false) => ({ country: 'FR', code, ...IDU, isAlwaysDue }) as const;

export const PRODUCER_STREAMS: readonly ProducerStream[] = [
  german('packaging', LUCID, true),
  german('electrical', EAR),
  german('batteries', EAR),
  french('packaging', true),
  french('electrical'),
  french('batteries'),
  french('furniture'),
  french('textiles'),
  french('toys'),
  french('sports'),
  french('diy'),
  french('tyres'),
];

export interface ProducerNumber {
  readonly country: string;
  readonly stream: string;
  readonly number: string;
}

export function findStream(country: string, stream: string): ProducerStream | undefined {
  return PRODUCER_STREAMS.find((one) => one.country === country && one.code === stream);
}

/** Numbers are often typed with spaces or in lower case. */
export function normalizeProducerNumber(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

export function isProducerNumber({ country, stream, number }: ProducerNumber): boolean {
  return findStream(country, stream)?.form.test(normalizeProducerNumber(number)) ?? false;
}
