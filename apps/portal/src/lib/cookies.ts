/**
 * The value of a cookie; undefined if there is none of this name.
 * @param cookies as `document.cookie` gives them
 */
export function cookieIn(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** A cookie of the whole portal, as `document.cookie` takes it. */
export function portalCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

export function storeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 lacks the Cookie Store API
  document.cookie = cookie;
}
