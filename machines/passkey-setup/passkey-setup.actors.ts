import { fromPromise } from 'xstate';
import type {
  BeginReply,
  CodesReply,
  ConfirmRequest,
  CreateOutcome,
  CreateRequest,
  DoneReply,
  ProvenRequest,
  RemoveRequest,
  RenameRequest,
} from './passkey-setup.types.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name}: not provided`));

/** Ports of setting passkeys up: calls, which reject with a `CallFailure`, and the browser that asks an authenticator. */
export const passkeySetupActors = {
  begin: fromPromise<BeginReply, ProvenRequest>(missing('begin')),
  create: fromPromise<CreateOutcome, CreateRequest>(missing('create')),
  confirm: fromPromise<CodesReply, ConfirmRequest>(missing('confirm')),
  rename: fromPromise<DoneReply, RenameRequest>(missing('rename')),
  remove: fromPromise<DoneReply, RemoveRequest>(missing('remove')),
  renewCodes: fromPromise<CodesReply, ProvenRequest>(missing('renewCodes')),
};
