import { useEffect, useRef } from 'react';

/** Focuses a control when its step opens. `wanted` is false when a refusal decides the focus. */
export function useFocusFirst(id: string, wanted: boolean): void {
  const start = useRef(wanted ? id : null);
  useEffect(() => {
    if (start.current !== null) document.getElementById(start.current)?.focus();
  }, []);
}
