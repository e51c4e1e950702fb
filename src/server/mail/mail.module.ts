import path from 'node:path';
import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createMailer } from './mailer.ts';
import { deleteSentMails } from './outbox.repository.ts';
import { startOutboxWorker } from './outbox-worker.ts';

const dayMs = 24 * 3_600_000;
/** Sent mails are kept this long, since a complaint may need them. */
export const sentMailsKeptMs = 30 * dayMs;

const sender = { name: 'Kontor', address: 'service@kontor.example' };

/** The outbox: nouns put mails into it, its worker sends them. */
export const mailModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({
    service: undefined,
    tidyUp: (before) => deleteSentMails(foundation.database, before(sentMailsKeptMs)),
    startWork: () => {
      const { smtpUrl, dataDirectory } = foundation.environment;
      const send = createMailer({ smtpUrl, outboxFolder: path.join(dataDirectory, 'outbox'), sender });
      return [startOutboxWorker({ ...foundation, send })];
    },
  }) satisfies Module<undefined>;
