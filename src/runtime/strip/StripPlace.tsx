import { type ReactNode, useState } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { useWhenIdle } from '../list/useWhenIdle.ts';
import { isOffered } from './isOffered.ts';
import { StripBar } from './lazyParts.ts';
import styles from './StripPlace.module.css';

interface StripPlaceProps {
  readonly constants: Resource['constants'];
  /** In the catalog. */
  readonly name: string;
}

/** The room of the figures over a list, which come when the list is there. Nothing where the back end has none. */
export function StripPlace({ constants, name }: StripPlaceProps): ReactNode {
  const [isHere, setHere] = useState(() => isOffered(name));
  const isIdle = useWhenIdle(isHere);
  if (!isHere) return null;
  return (
    <div className={styles.place}>
      {isIdle && (
        <LazyPart>
          <StripBar constants={constants} name={name} onLacking={() => setHere(false)} />
        </LazyPart>
      )}
    </div>
  );
}
