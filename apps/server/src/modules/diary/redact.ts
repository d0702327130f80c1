const HIDDEN = '[redacted]';

/** `token=…`, `"password": "…"`, `Authorization: …`: a name that carries a secret, then its value. */
const NAMED =
  /((?:pass(?:word|wd)?|secret|token|api[_-]?key|auth(?:orization)?|cookie|credential)s?["']?\s*[:=]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s"'&,;)}\]]+/gi;
/** What a marketplace's consent page and a mailed link put into an address. */
const QUERY = /([?&](?:code|state|otp|session|key|sig(?:nature)?)=)[^\s"'&#]+/gi;
const SCHEME = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;
/** A JSON web token wherever it stands. */
const JWT = /\beyJ[\w-]{6,}\.[\w-]+\.[\w-]*/g;
/** Our own tokens are 43 characters of base64url; hashes and keys are longer. Words and paths are broken by other characters. */
const LONG = /(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}/g;

/** A text from a browser without what may open something. It hides too much rather than too little. */
export function redact(text: string): string {
  return text
    .replace(NAMED, `$1${HIDDEN}`)
    .replace(QUERY, `$1${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(JWT, HIDDEN)
    .replace(LONG, HIDDEN);
}
