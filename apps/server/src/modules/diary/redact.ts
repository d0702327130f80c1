const HIDDEN = '[redacted]';

/** A name of a secret followed by its value: `token=…`, `"password": "…"`, `Authorization: …`. */
const NAMED =
  /((?:pass(?:word|wd)?|secret|token|api[_-]?key|auth(?:orization)?|cookie|credential)s?["']?\s*[:=]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s"'&,;)}\]]+/gi;
/** Query parameters of marketplaces' consent pages and mailed links. */
const QUERY = /([?&](?:code|state|otp|session|key|sig(?:nature)?)=)[^\s"'&#]+/gi;
const SCHEME = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;
/** A JSON web token. */
const JWT = /\beyJ[\w-]{6,}\.[\w-]+\.[\w-]*/g;
/** Quayside's tokens have 43 base64url characters; hashes and keys are longer. Words and paths contain other characters. */
const LONG = /(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}/g;

/** Removes possible secrets from a browser's text. Prefers removing too much to removing too little. */
export function redact(text: string): string {
  return text
    .replace(NAMED, `$1${HIDDEN}`)
    .replace(QUERY, `$1${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(JWT, HIDDEN)
    .replace(LONG, HIDDEN);
}
