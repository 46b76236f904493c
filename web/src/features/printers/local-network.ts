import type { DialogRequests } from '@/lib/dialogs.ts';
import { storage } from '@/lib/storage.ts';
import { isLoopback } from './loopback.ts';
import { printersMessages as text } from './printers.messages.ts';

const EXPLAINED = 'muara.local-network-explained';

/** Browsers name the permission differently; one that knows none lets every page ask. */
const PERMISSIONS = ['local-network-access', 'loopback-network'];

/** The state that the browser reports; `none` if it has no such permission. */
type LocalNetworkState = PermissionState | 'none';

/** Whether this browser lets the page ask the helpers of this machine (Local Network Access). */
interface LocalNetwork {
  state(): Promise<LocalNetworkState>;
  /** Whether to ask the helpers; before the browser's own question it is explained once what for. */
  mayAsk(): Promise<boolean>;
}

interface Browser {
  hostname: string;
  /** The state of a permission; null for one that it does not know. */
  permission(name: string): Promise<PermissionState | null>;
  box: Pick<typeof storage, 'get' | 'set'>;
}

const thisBrowser = (): Browser => ({
  hostname: location.hostname,
  async permission(name) {
    const status = await navigator.permissions?.query({ name: name as PermissionName }).catch(() => null);
    return status?.state ?? null;
  },
  box: storage,
});

/** The permission that helpers of the page's own server need: none. */
export const OWN_SERVER: LocalNetwork = { state: async () => 'none', mayAsk: async () => true };

export function createLocalNetwork(dialogs: Pick<DialogRequests, 'confirm'>, browser = thisBrowser()): LocalNetwork {
  const { hostname, permission, box } = browser;
  /** Not needed if the page itself comes from this machine. */
  const isHere = isLoopback(hostname);
  let explaining: Promise<boolean> | null = null;

  async function state(): Promise<LocalNetworkState> {
    for (const name of PERMISSIONS) {
      const found = await permission(name);
      if (found) return found;
    }
    return 'none';
  }
  async function explain(): Promise<boolean> {
    const yes = await dialogs.confirm({
      title: text.localTitle,
      message: text.localMessage,
      confirmLabel: text.localContinue,
      cancelLabel: text.localLater,
    });
    box.set(EXPLAINED, '1');
    explaining = null;
    return yes;
  }
  return {
    state,
    async mayAsk() {
      const now = await state();
      if (now !== 'prompt' || isHere || box.get(EXPLAINED) !== null) return now !== 'denied';
      return (explaining ??= explain());
    },
  };
}
