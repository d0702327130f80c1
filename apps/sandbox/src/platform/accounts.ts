/** Sellers' accounts by name, each opened on first use, so that unneeded journals are not read. */
export interface Accounts<Profile, Account> {
  profiles: readonly Profile[];
  /** Undefined if no profile has the name. */
  open(username: string): Promise<Account | undefined>;
  opened(): Promise<Account[]>;
  close(): Promise<void>;
}

export function createAccounts<Profile extends { username: string }, Account extends { close(): Promise<void> }>(
  profiles: readonly Profile[],
  openOne: (profile: Profile) => Promise<Account>,
): Accounts<Profile, Account> {
  const accounts = new Map<string, Promise<Account>>();
  return {
    profiles,
    async open(username) {
      const profile = profiles.find((known) => known.username === username);
      if (!profile) return undefined;
      let account = accounts.get(username);
      if (!account) {
        account = openOne(profile);
        accounts.set(username, account);
        // A failed opening may be retried.
        account.catch(() => accounts.delete(username));
      }
      return account;
    },
    opened: () => Promise.all(accounts.values()),
    async close() {
      for (const account of await Promise.all(accounts.values())) await account.close();
    },
  };
}
