import { createContext } from 'react';

/** What a field is within: a variant has the caption of the choice above it, an item that of its row. */
export type Place = 'variant' | 'item' | undefined;

export const PlaceContext = createContext<Place>(undefined);
