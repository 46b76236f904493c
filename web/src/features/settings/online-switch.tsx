import { Switch } from '@mantine/core';
import type { Setting } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import styles from './online-switch.module.css';
import { showOnline } from './settings.api.ts';
import { settingsMessages as text } from './settings.messages.ts';

/**
 * Opens and closes the application for everybody outside the counter (002 §2.7).
 * It takes effect immediately, and switches back if the server refuses. Only closing asks for confirmation, because
 * it stops sales.
 */
export function OnlineSwitch({ online }: { online: Setting['online'] }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const [pending, setPending] = useState(false);

  async function turn(): Promise<void> {
    if (pending) return;
    const next = online === 1 ? 0 : 1;
    if (
      next === 0 &&
      !(await confirm({
        title: text.goOffline,
        message: text.goOfflineText,
        confirmLabel: text.switchOff,
        danger: true,
      }))
    )
      return;
    setPending(true);
    const putBack = await showOnline(queries, client, next);
    try {
      await client.call.setOnline({ body: { online: next } });
      toast.success(next === 1 ? text.wentOnline : text.wentOffline);
    } catch (error) {
      putBack();
      reportError(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={styles.root} data-online={online}>
      <Switch
        size="md"
        classNames={{ description: styles.description }}
        label={text.online}
        description={online === 1 ? text.isOnline : text.isOffline}
        checked={online === 1}
        aria-busy={pending || undefined}
        onChange={() => void turn()}
      />
    </div>
  );
}
