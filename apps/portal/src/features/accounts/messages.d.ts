import type accounts from '@quayside/i18n/messages/en/accounts.json';
import type importProblems from '@quayside/i18n/messages/en/import-problems.json';

declare module 'i18next' {
  interface MessageRooms {
    accounts: typeof accounts;
    'import-problems': typeof importProblems;
  }
}
