import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { Panel } from '@/ui/panel.tsx';
import { detailMessages as text } from './ticket-detail.messages.ts';
import type { TicketFile } from './tickets.api.ts';

const Timeline = lazy(() => import('./timeline.tsx'));

/** The timeline of a ticket. It loads when scrolled near. */
export function TimelinePanel({ file, aside }: { file: TicketFile; aside?: ReactNode }) {
  const { can } = useSessionActions();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  if (!can('getTicketTimeline')) return null;
  return (
    <Panel title={text.timeline} aside={aside}>
      <div ref={box} style={{ minHeight: seen ? undefined : '6rem' }}>
        <Suspense>{seen ? <Timeline file={file} /> : null}</Suspense>
      </div>
    </Panel>
  );
}
