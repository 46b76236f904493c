import type { Page } from '@playwright/test';

/**
 * Realtime messages of one type that have reached a tab, oldest first.
 * Call it before the tab connects.
 */
export function heard(page: Page, type: string): { code?: string }[] {
  const messages: { code?: string }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { type: string; code?: string };
      if (message.type === type) messages.push(message);
    }),
  );
  return messages;
}
