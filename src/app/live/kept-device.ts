import { ownDeviceEndpoints } from '#contract/own-devices.ts';
import { escapedForToast } from '#domain/toast-text.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { tell } from './forms/live-form.ts';
import type { FormTakers } from './forms/live-form.ts';

/** Keeps a printer among the devices of who is signed in; what comes of it is a toast. */
export async function keepDevice(takers: FormTakers, path: string): Promise<void> {
  const { isGuest, user } = selectSessionView(takers.page.system.session.getSnapshot());
  if (isGuest || user.data.is_visit) return;
  const body = { printers: [path.split('/').at(-1) ?? ''] };
  try {
    const answer = await takers.call(ownDeviceEndpoints.add, { body }, { suppressErrors: true });
    const isKept = answer.outcome === 'ok';
    const markup = isKept
      ? answer.reply.message
      : answer.refusal.errorMessages.map(escapedForToast).join('<br>');
    tell(takers, { kind: isKept ? 'success' : 'danger', message: { kind: 'markup', markup } });
  } catch {
    tell(takers, { kind: 'danger', message: { kind: 'text', key: 'toasts.failed' } });
  }
}
