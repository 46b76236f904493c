import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

interface Opened {
  ref: RefObject<HTMLElement | null>;
  tabIndex: number;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Returns what makes the element of an opened record take the focus, and Escape close it. The address
 * that a visit begins with leaves the focus to the browser.
 * @param list the address of the list without a record
 */
export function useOpened(list: string): Opened {
  const ref = useRef<HTMLElement>(null);
  const isFirst = useLocation().key === 'default';
  const navigate = useNavigate();
  useEffect(() => {
    if (!isFirst) ref.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return {
    ref,
    tabIndex: -1,
    onKeyDown(event) {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(list);
    },
  };
}

/**
 * Returns the ref of a list whose records open beside it. When one closes, its link gets the focus.
 * @param opened the address of the open record; null without one
 */
export function useClosedFocus(opened: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  const href = useHref(opened ?? '');
  useEffect(() => {
    const closed = before.current;
    before.current = opened === null ? null : href;
    if (opened !== null || closed === null) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    links.find(({ pathname }) => pathname === closed)?.focus();
  }, [opened, href]);
  return list;
}
