import { isSlowedNameWaiting, takeSlowedName } from './login-way-in.repository.ts';
import { startNamedMailWorker } from './named-mail-worker.ts';
import type { MailWorkerOptions, NamedMailWorker } from './named-mail-worker.ts';
import { makeWayIn } from './way-in.service.ts';
import { wayInMail } from './way-in-mail.ts';

/** Mails a way in to whoever has a name whose sign-in was slowed. */
export const startWayInMailWorker = (options: MailWorkerOptions): NamedMailWorker =>
  startNamedMailWorker(options, {
    isWaiting: isSlowedNameWaiting,
    take: takeSlowedName,
    isAllowed: ({ allowLogin }) => allowLogin,
    async write(executor, { userId, settings: { language, address } }) {
      const token = await makeWayIn(executor, userId, options.clock());
      return wayInMail({ language, settings: { address }, publicUrl: options.publicUrl, token });
    },
  });
