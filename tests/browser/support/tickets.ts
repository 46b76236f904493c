import type { Locator, Page } from '@playwright/test';

/** The rows of a list, without the line of titles. */
export function rows(page: Page): Locator {
  return page
    .getByRole('table', { name: /^Tickets Management/ })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** The link of a row: its code and receipt number. */
export function rowLink(page: Page, code: string): Locator {
  return rows(page).getByRole('link', { name: code });
}

/** The code that a row shows. */
export async function codeOf(row: Locator): Promise<string> {
  const text = await row.getByRole('cell').first().textContent();
  return /MRC[A-Z0-9]{8}/.exec(text ?? '')?.[0] ?? '';
}

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

/** Lets the tab paint twice, so that everything that it has heard would be on screen. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
