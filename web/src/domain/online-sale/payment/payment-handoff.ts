import { isWebAddress } from '@muara/contract/rules/forms/check-popup';
import type { DialogRequests } from '@/lib/dialogs.ts';
import { extrasText as text } from '@/domain/online-sale/shop-extras.messages.ts';

/** The server's data for the payment provider (002 §7.6). */
export interface PaymentHandoff {
  ipay88_payment_url?: string | null | undefined;
  ipay88_payload?: Readonly<Record<string, string>> | null | undefined;
}

/** The form to post to the provider. */
interface PaymentForm {
  action: string;
  fields: readonly [name: string, value: string][];
}

/** Returns the form; null when the server left something out, or the address is not on the web. */
export function paymentForm({ ipay88_payment_url: url, ipay88_payload: payload }: PaymentHandoff): PaymentForm | null {
  const fields = Object.entries(payload ?? {});
  return url && isWebAddress(url) && fields.length > 0 ? { action: url.trim(), fields } : null;
}

/**
 * Leaves for the payment provider by posting its hidden form.
 * Without the provider's data nothing can be paid here: an alert says so, and the page reloads (002 §8).
 */
export async function handOff(payment: PaymentHandoff, dialogs: Pick<DialogRequests, 'alert'>): Promise<void> {
  const form = paymentForm(payment);
  if (form) {
    post(form);
    return;
  }
  await dialogs.alert({ title: text.handoff.oops, message: text.handoff.noPayload });
  location.reload();
}

function post({ action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` would hide the form's method.
  HTMLFormElement.prototype.submit.call(form);
}
