import { useEffect, useState } from 'react';

/**
 * Returns the value once it has not changed for this time. The default covers a word without a noticeable
 * wait.
 */
export function useDebounced<T>(value: T, milliseconds = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
