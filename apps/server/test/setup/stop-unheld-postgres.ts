import { stopUnheldPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';

/* Run by `guardPostgres` as a process of its own. */
await stopUnheldPostgres(process.argv[2] ?? '');
