import { z } from 'zod';

/** Item and site: where a page of titles begins. */
export const titlePlace = z.tuple([z.number().int(), z.string()]);
