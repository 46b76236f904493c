import type { Approval } from '@muara/contract/types';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useToast } from '@/lib/toast.ts';
import { approvalKey, type Choice } from './approvals.api.ts';
import { approvalsMessages as text } from './approvals.messages.ts';

interface InboxOptions {
  /** The cards; undefined while those of another list are loaded. */
  rows: readonly Approval[] | undefined;
  /** On the first page a card that is missing was decided; on later ones it may have moved up. */
  first: boolean;
  /** The key of the list; another key is another list. */
  listKey: string;
}

/**
 * Keeps the focus and informs the user when cards leave the list.
 * A card that the user decided passes the focus to its neighbour. A card that somebody else decided is announced.
 *
 * @returns a function to call when the user has decided a card
 */
export function useGoingCards({ rows, first, listKey }: InboxOptions): (approval: Approval) => void {
  const toast = useToast();
  const known = useRef<{ listKey: string; rows: readonly Approval[] }>({ listKey, rows: [] });
  const mine = useRef<Map<string, string | null>>(new Map());

  const follow = useEffectEvent((now: readonly Approval[]) => {
    const before = known.current;
    known.current = { listKey, rows: now };
    if (before.listKey !== listKey) return;
    const here = new Set(now.map(approvalKey));
    const gone = before.rows.filter((row) => !here.has(approvalKey(row)));
    for (const row of gone) {
      const next = mine.current.get(approvalKey(row));
      if (next !== undefined) focusCard(next !== null && here.has(next) ? next : null);
    }
    const others = gone.filter((row) => !mine.current.has(approvalKey(row)));
    if (!first || others.length === 0) return;
    const [one] = others;
    toast.info(
      others.length === 1 && one
        ? text.elsewhere(`${text.noun[one.kind]} ${one.code}`)
        : text.elsewhereMany(others.length),
    );
  });
  useEffect(() => {
    if (rows) follow(rows);
  }, [rows]);

  return (approval) => {
    const cards = known.current.rows;
    const at = cards.findIndex((row) => approvalKey(row) === approvalKey(approval));
    const next = cards[at + 1] ?? cards[at - 1];
    mine.current.set(approvalKey(approval), next ? approvalKey(next) : null);
  };
}

export const cardId = (key: string) => `approval-${key}`;

/** Focuses the neighbour of a removed card, or the heading. A focus elsewhere stays there. */
function focusCard(key: string | null): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body && activeElement.tagName !== 'H1') return;
  const target = key === null ? null : document.getElementById(cardId(key));
  (target ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

/**
 * Handles the list's keys: arrows move between cards, A approves, R rejects.
 *
 * @returns the ref of the list
 */
export function useCardKeys(decide: (key: string, choice: Choice) => void): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('article[data-key]') : null;
    if (!card) return;
    const choice = CHOICES[event.key.toLowerCase()];
    const sibling = SIBLINGS[event.key];
    if (choice) decide(card.dataset.key ?? '', choice);
    else if (sibling) card.parentElement?.[sibling]?.querySelector<HTMLElement>('article')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return list;
}

const CHOICES: Record<string, Choice | undefined> = { a: 'approve', r: 'reject' };
const SIBLINGS: Record<string, 'nextElementSibling' | 'previousElementSibling' | undefined> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};
