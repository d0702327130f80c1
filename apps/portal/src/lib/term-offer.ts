import type { TermInput, TermOffer } from '@quayside/contract';
import { createContext, useContext } from 'react';

/** A phrase that the seller corrected in an engine's title. */
export type OfferedTerm = Omit<TermOffer, 'site'>;

/** Opens the dialog of a new term, filled in. */
export const TermOfferContext = createContext<(term: TermInput) => void>(() => undefined);

export const useOfferTerm = () => useContext(TermOfferContext);
