/** One marketplace account of a user. Every query of an account's rows names both ids. */
export interface AccountRef {
  readonly userId: number;
  readonly accountId: number;
}
