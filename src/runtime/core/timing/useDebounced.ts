import { useEffect, useState } from 'react';

/** The value once it has stood still; long enough for a word, short enough not to be waited for. */
export function useDebounced<T>(value: T, milliseconds = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
