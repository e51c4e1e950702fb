import { createClient, type Call } from '#client/call.ts';
import type { Turns } from '#client/turns.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { isOfflineInCheckout } from './offline-in-checkout.ts';
import { hasSessionEnded } from './session-ended.ts';

export interface ShopClientOptions {
  readonly system: ShopActorRefs;
  readonly clock: () => number;
  readonly navigate: (path: string, replace: boolean) => void;
}

const lockName = 'shop-session';

/** Turns of all tabs of this browser, which share the session's cookie; null where the browser has no locks. */
function turnsOfBrowser(): Turns | null {
  if (!('locks' in navigator)) return null;
  const { locks } = navigator;
  return {
    together: (work) => locks.request(lockName, { mode: 'shared' }, work),
    alone: (work) => locks.request(lockName, work),
  };
}

/** The caller of `/rest` that tells the actors of the page what became of its calls. */
export function createShopClient({ system, clock, navigate }: ShopClientOptions): Call {
  const turns = turnsOfBrowser();
  const call: Call = createClient({
    baseUrl: '/rest',
    ...(turns === null ? {} : { turns }),
    readToken: readPageToken,
    writeToken: writePageToken,
    onCarried: (content, takes) =>
      void import('./take-carried.ts').then(({ takeCarried }) =>
        takeCarried(content, takes, { system, navigate }),
      ),
    hasSessionEnded: () => hasSessionEnded(call, system),
    isDebug: () => system.app.getSnapshot().context.config?.basic_system_configs.isDebug === true,
    onAnswer: (report) => {
      if (report.kind === 'down' && report.status === null && isOfflineInCheckout()) return;
      // The configuration says more than that it came: its poller tells what.
      if (report.kind === 'ok' && report.path.startsWith(systemEndpoints.config.path)) return;
      // "Back" changes the address before its page has its data: until then the visitor is where the chart was told.
      const here = system.app.getSnapshot().context.path;
      if (report.kind === 'ok') system.app.send({ type: 'answer.ok', path: here });
      else if (report.kind === 'down') system.app.send({ type: 'answer.down', status: report.status });
      else system.app.send({ type: 'answer.error', code: report.code });
    },
    onReport: ({ kind, message }) =>
      system.toasts.send({
        type: 'toast.add',
        toast: {
          kind: kind === 'error' ? 'danger' : 'success',
          // A plain message: everything in it is shown as text.
          message: { kind: 'markup', markup: message.replaceAll('<', '&lt;') },
        },
        at: clock(),
      }),
  });
  return call;
}
