import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { onOpenChat } from '@/domain/people/chat-requests.ts';
import type { EarlyWishes } from './early-wishes.ts';
import { ChatDock } from './chat-dock.tsx';
import { ChatPeople } from './chat-people.tsx';
import { NARROW, useChatStore } from './use-chat-store.ts';

/** The chat behind its button: the boxes at the bottom of the window, and the list of people. */
export default function Chat({ early }: { early: EarlyWishes }) {
  const [store, state] = useChatStore();
  const people = useRef<HTMLDivElement>(null);

  const begin = useEffectEvent(() => {
    for (const person of early.heard) store.open(person, { focus: false, minimised: matchMedia(NARROW).matches });
    if (early.wanted) store.open(early.wanted, { focus: true });
    if (early.people) people.current?.showPopover();
  });
  useEffect(() => {
    begin();
    return onOpenChat((person) => store.open(person, { focus: true }));
  }, [store]);

  return (
    <>
      <ChatPeople ref={people} store={store} state={state} />
      {createPortal(<ChatDock store={store} state={state} />, document.body)}
    </>
  );
}
