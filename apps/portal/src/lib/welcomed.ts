const KEY = 'welcomed';

/** Whether the welcome page has been shown to this seller since the browser's tab was opened. */
export function wasWelcomed(userId: number): boolean {
  return sessionStorage.getItem(KEY) === String(userId);
}

export function noteWelcome(userId: number): void {
  sessionStorage.setItem(KEY, String(userId));
}
