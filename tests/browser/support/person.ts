import type { Page } from '@playwright/test';
import { createMuaraClient, type MuaraClient } from '@muara/client/http';
import type { SessionAnswer, SessionUser } from '@muara/contract/types';

/** A demo account that is signed in over the API: calls in its name, and its way into a browser tab. */
export class Person {
  private constructor(
    private readonly token: string,
    readonly user: SessionUser,
    readonly call: MuaraClient['call'],
  ) {}

  /** `account` is the part before @muara.test. */
  static async signIn(base: string, appVersion: string, account: string): Promise<Person> {
    const { call, answer } = await Person.login(base, appVersion, account);
    return new Person(answer.token ?? '', answer.user, call);
  }

  /** What the server tells a demo account at sign-in. */
  static async sessionOf(base: string, appVersion: string, account: string): Promise<SessionAnswer> {
    return (await Person.login(base, appVersion, account)).answer;
  }

  private static async login(base: string, appVersion: string, account: string) {
    let token: string | null = null;
    const tokens = {
      get: () => token,
      set: (next: string | null) => {
        token = next;
      },
    };
    const { call } = createMuaraClient({ baseUrl: base, appVersion, tokens });
    const answer = await call.login({
      body: { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' },
    });
    return { call, answer };
  }

  /**
   * Opens a path of the app with this session in the browser, once for each tab: signing out there stays
   * signed out.
   */
  async open(page: Page, path = '/d/dashboard'): Promise<void> {
    await page.addInitScript((token) => {
      // A browser's viewer of PDFs has no storage.
      if (!(sessionStorage as Storage | null) || sessionStorage.getItem('signed-in-by-test') !== null) return;
      sessionStorage.setItem('signed-in-by-test', '1');
      localStorage.setItem('muara.token', token);
    }, this.token);
    await page.goto(path);
  }
}
