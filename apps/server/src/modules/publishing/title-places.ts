import { z } from 'zod';

/** Item and site: the position at which a page of titles begins. */
export const titlePlace = z.tuple([z.number().int(), z.string()]);
