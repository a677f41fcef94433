import { useEffect, useRef } from 'react';
import { partPrefix } from '../../runtime/resource/place.ts';
import { useUrlState } from '../../runtime/routing/useUrlState.ts';

/** Goes to the line that a link asks for (`part.line`): whoever comes from a step that failed is at its row. */
export function useAskedLine(goTo: (line: number) => void): void {
  const name = `${partPrefix}line`;
  const [{ [name]: asked = '' }] = useUrlState({ [name]: '' });
  const go = useRef(goTo);
  useEffect(() => {
    go.current = goTo;
  });
  useEffect(() => {
    const line = Number(asked);
    if (Number.isInteger(line) && line > 0) go.current(line);
  }, [asked]);
}
