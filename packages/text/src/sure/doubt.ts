import type { JudgedLanguage } from '../confidence.ts';
import type { Element } from '../elements.ts';
import type { TermElement } from '../phrases.ts';
import type { Domain } from './domain.ts';
import type { Pieces } from './pieces.ts';

/** Why a title is not sure although all its parts are right by origin. */
export type Doubt =
  | 'noun' // the noun is the category's or a set's, is vague, or has another sense before a noun
  | 'game' // the title of a game whose noun is no game's
  | 'left' // a content word is left out
  | 'link' // an "and", "with" or "of" is left out
  | 'name' // a name may have a local form, or is English, or there are too many
  | 'motif' // what is shown is not plainly one thing
  | 'features' // features whose order or agreement no rule knows
  | 'number'; // a number in a form that the language does not have

/** A written title with all that it was made of. */
export interface Doubtful extends Pieces {
  readonly elements: readonly Element[];
  readonly idle: readonly Element[];
  readonly goods: TermElement | undefined;
  readonly language: JudgedLanguage;
  readonly domain: Domain;
  readonly isOneCase: boolean;
  readonly product: 'title' | 'category' | 'set';
  readonly brand: string | undefined;
  /** As the seller wrote it. */
  readonly title: string;
  readonly text: string;
}
