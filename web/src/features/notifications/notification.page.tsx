import type { ModalProps } from '@/domain/navigation/define-screen.ts';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { browserNotification } from '@/lib/browser-notification.ts';
import {
  ALERT_EVENTS,
  keepNotificationSettings,
  readNotificationSettings,
  type NotificationSettings,
} from '@/lib/notification-settings.ts';
import { playChime } from '@/lib/sounds.ts';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import styles from './notification-settings-dialog.module.css';
import { notificationsMessages as text } from './notifications.messages.ts';

/**
 * /d/notification: which alerts this browser shows, and how (000 §2).
 * Every switch takes effect immediately.
 */
export default function NotificationPage({ onClose }: ModalProps) {
  const { appName } = useConfig();
  const { user } = useSignedIn();
  const { hasPermission } = useSessionActions();
  const [settings, setSettings] = useState(() => readNotificationSettings(user.id));
  const [permission, setPermission] = useState(browserNotification.permission);
  const [isKept, setIsKept] = useState(true);
  const approves = hasPermission('Tickets', 'Refund (Approve)') || hasPermission('Tickets', 'Cancel (Approve)');
  const events = ALERT_EVENTS.filter((event) =>
    event === 'chat' ? user.can_chat : approves || event === 'sale' || event === 'booking',
  );

  const change = (patch: Partial<NotificationSettings>) => {
    const next = { ...settings, ...patch };
    setSettings(next);
    setIsKept(keepNotificationSettings(user.id, next));
  };
  const switchBrowser = async (isWanted: boolean) => {
    if (!isWanted) return change({ browser: false });
    const answer = await browserNotification.ask();
    setPermission(answer);
    change({ browser: answer === 'granted' });
  };
  const test = () => {
    toast.info(text.testText);
    if (settings.sound) playChime();
    if (settings.browser) browserNotification.show({ title: appName, body: text.testText, tag: 'test', path: null });
  };

  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={test}>
            {text.test}
          </Button>
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      <p className={styles.lead}>{text.lead}</p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.events}</legend>
        {events.map((event) => (
          <Row key={event} label={text[event]} checked={settings[event]} onChange={(on) => change({ [event]: on })} />
        ))}
        {approves ? null : <p className={styles.note}>{text.approversOnly}</p>}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.how}</legend>
        <Row label={text.sound} checked={settings.sound} onChange={(sound) => change({ sound })} />
        <Row
          label={text.browser}
          hint={
            permission === 'unsupported' ? text.unsupported : permission === 'denied' ? text.blocked : text.browserHint
          }
          checked={settings.browser && permission === 'granted'}
          disabled={permission === 'unsupported' || permission === 'denied'}
          onChange={(on) => void switchBrowser(on)}
        />
      </fieldset>
      {isKept ? null : (
        <p className={styles.note} role="status">
          {text.notKept}
        </p>
      )}
    </Dialog>
  );
}

interface RowProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(isOn: boolean): void;
}

function Row({ label, hint, checked, disabled = false, onChange }: RowProps) {
  return (
    <Switch
      className={styles.row}
      labelPosition="left"
      label={label}
      description={hint}
      checked={checked}
      disabled={disabled}
      classNames={{ body: styles.body, labelWrapper: styles.words, track: styles.track }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
