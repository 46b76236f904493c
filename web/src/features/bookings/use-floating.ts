import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The position of a box in the window, in pixels. */
interface Place {
  left: number;
  top: number;
}

/** The box never goes further up (002 §2.3). */
const TOP_LIMIT = 20;
const EDGE = 8;
const STEP = 16;
const LONG_STEP = 96;

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place within a window, at least 20 px from its top. */
export function placeWithin(
  { left, top }: Place,
  box: { width: number; height: number },
  view: { width: number; height: number },
): Place {
  return {
    left: Math.round(Math.max(EDGE, Math.min(left, view.width - box.width - EDGE))),
    top: Math.round(Math.max(TOP_LIMIT, Math.min(top, view.height - box.height - EDGE))),
  };
}

interface Floating {
  box: RefObject<HTMLElement | null>;
  /** Null where its style sheet puts it. */
  place: Place | null;
  /** On what it is dragged by. */
  drag: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
  /** On the button that moves it by keys: arrows, with Shift further; Home puts it back. */
  onKeyDown(event: KeyboardEvent): void;
}

/** A box that floats over the page, and is moved by pointer or by keys. */
export function useFloating(): Floating {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const grip = useRef<{ id: number; x: number; y: number } | null>(null);

  const put = useCallback((wanted: (at: Place | null) => Place | null) => {
    const size = box.current?.getBoundingClientRect();
    if (!size) return;
    setPlace((at) => {
      const to = wanted(at);
      const within = to && placeWithin(to, size, { width: innerWidth, height: innerHeight });
      return at?.left === within?.left && at?.top === within?.top ? at : within;
    });
  }, []);

  // A smaller window, or a taller box, must not leave it outside.
  const isMoved = place !== null;
  useEffect(() => {
    if (!isMoved) return undefined;
    const stay = () => put((at) => at);
    const watch = new ResizeObserver(stay);
    if (box.current) watch.observe(box.current);
    window.addEventListener('resize', stay);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', stay);
    };
  }, [isMoved, put]);

  const release = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (grip.current?.id === pointerId) grip.current = null;
  };
  return {
    box,
    place,
    drag: {
      onPointerDown(event) {
        const at = box.current?.getBoundingClientRect();
        const onControl = (event.target as Element).closest('button:not([data-grip]), summary, a');
        if (!at || event.button !== 0 || onControl) return;
        grip.current = { id: event.pointerId, x: event.clientX - at.left, y: event.clientY - at.top };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const held = grip.current;
        if (held?.id === event.pointerId) put(() => ({ left: event.clientX - held.x, top: event.clientY - held.y }));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    onKeyDown(event) {
      if (event.key === 'Home') {
        event.preventDefault();
        return setPlace(null);
      }
      const step = STEPS[event.key];
      const at = box.current?.getBoundingClientRect();
      if (!step || !at || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const far = event.shiftKey ? LONG_STEP : STEP;
      put(() => ({ left: at.left + step[0] * far, top: at.top + step[1] * far }));
    },
  };
}
