import { createContext } from 'react';
import { useRequired } from './use-required.ts';

/** A modal with one button; resolves when it is closed. */
export interface AlertRequest {
  title: string;
  message: string;
  /** Default 'Ok'. */
  okLabel?: string;
}

/** A question; name the object and the consequence in `message`. Focus starts on Cancel, Esc cancels. */
export interface ConfirmRequest {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

/** A question that needs a text for an answer, such as a reprint reason. */
export interface AskRequest {
  title: string;
  label: string;
  placeholder?: string;
  confirmLabel: string;
  multiline?: boolean;
}

export interface DialogRequests {
  alert(request: AlertRequest): Promise<void>;
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** The text, never blank; null when cancelled. */
  ask(request: AskRequest): Promise<string | null>;
}

export const DialogsContext = createContext<DialogRequests | null>(null);

/** Returns `alert`, `confirm` and `ask` as promises. */
export const useDialogs = (): DialogRequests => useRequired(DialogsContext, 'dialogs');
