import type { ScreenName } from '@muara/contract/screens';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ModalProps } from '@/domain/navigation/define-screen.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { definitionOf } from './screens.ts';

interface ShownScreenProps extends Partial<ModalProps> {
  name: ScreenName;
}

/** The page of a screen, whose first queries start before its chunk is there. */
export function ShownScreen({ name, ...props }: ShownScreenProps) {
  const { Page, prefetch } = definitionOf(name);
  const client = useClient();
  const queries = useQueryClient();
  const params = useParams();
  const [search] = useSearchParams();
  // While it renders: an effect would run only once the page is there. What is known stays for the page to judge.
  for (const query of prefetch({ client, screen: name, params, search }))
    if (!queries.getQueryState(query.queryKey)) void queries.prefetchQuery(query);
  return createElement(Page, props);
}
