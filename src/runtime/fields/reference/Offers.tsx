import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Reference } from '../../../contract/resource.ts';
import type { Loaded } from '../../api/useOperation.ts';
import { useOffer } from './useOptions.ts';

type Offer = Pick<Loaded<unknown>, 'data' | 'isLoading'>;

const Offers = createContext<ReadonlyMap<Reference, Offer>>(new Map());

interface OfferingProps {
  readonly reference: Reference;
  readonly children: ReactNode;
}

/** Asks once for what a reference offers, for all cells below that show it: a column has one look-up, not one for each row. */
export function Offering({ reference, children }: OfferingProps): ReactNode {
  const outer = use(Offers);
  const { data, isLoading } = useOffer(reference, {});
  const offers = useMemo(
    () => new Map([...outer, [reference, { data, isLoading }]]),
    [outer, reference, data, isLoading],
  );
  return <Offers value={offers}>{children}</Offers>;
}

/** What was asked for above; undefined when a cell has to ask by itself, for its record says how. */
export const useSharedOffer = (reference: Reference): Offer | undefined => use(Offers).get(reference);
