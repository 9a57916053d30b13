import { useState } from 'react';

/** True from the first time the value is true. */
export function useWasEver(value: boolean): boolean {
  const [wasEver, setWasEver] = useState(value);
  if (value && !wasEver) setWasEver(true);
  return wasEver || value;
}
