import type { Locator, Page } from '@playwright/test';

/** The box of the chat with somebody. */
function chatBox(page: Page, name: string): Locator {
  return page.getByRole('region', { name: `Chat with ${name}` });
}

/** What is written in a box, oldest first. */
export function lines(box: Locator): Locator {
  return box.getByRole('log').locator('[class*=bubble]');
}

function inputOf(box: Locator): Locator {
  return box.getByRole('textbox');
}

/** Opens the chat with somebody who is online, through the list of people. */
export async function openChatWith(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Chat(,|$)/ }).click();
  await page
    .getByRole('group', { name: 'Chat' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  return chatBox(page, name);
}

/** Writes and sends one message. */
export async function write(box: Locator, message: string): Promise<void> {
  await inputOf(box).fill(message);
  await inputOf(box).press('Enter');
}

/** A realtime connection that a test can cut, with what was on its way lost. */
export class Line {
  private cuts: (() => Promise<void>)[] = [];
  private losesSent = false;
  private losesHeard = false;

  static async through(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!line.losesSent) server.send(message);
      });
      server.onMessage((message) => {
        if (!line.losesHeard) socket.send(message);
      });
      line.cuts.push(async () => {
        await Promise.all([socket.close({ code: 4000, reason: 'cable pulled' }), server.close({ code: 4000 })]);
      });
    });
    return line;
  }

  /** From now on nothing arrives in this direction. */
  lose(what: 'sent' | 'heard'): void {
    if (what === 'sent') this.losesSent = true;
    else this.losesHeard = true;
  }

  /** Ends the connection; the next one works. */
  async cut(): Promise<void> {
    const ending = this.cuts;
    this.cuts = [];
    await Promise.all(ending.map((end) => end()));
    this.losesSent = false;
    this.losesHeard = false;
  }
}
