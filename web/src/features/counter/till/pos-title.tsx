import { useEffect } from 'react';
import { useConfig } from '@/domain/session/config-context.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';

/** The h1 of the till, for screen readers, and the title of the window. */
export function PosTitle() {
  const { appName } = useConfig();
  useEffect(() => {
    document.title = `${saleText.title} – ${appName}`;
  }, [appName]);
  return <h1 className="sr-only">{saleText.title}</h1>;
}
