import { fromPromise } from 'xstate';
import type {
  BeginReply,
  CodesReply,
  ConfirmRequest,
  EndReply,
  ProvenRequest,
} from './second-factor-setup.types.ts';

/** Ports of setting the second factor up: the POSTs of /my/second-factor. Each rejects with a `CallFailure`. */
export const secondFactorSetupActors = {
  begin: fromPromise<BeginReply, ProvenRequest>(() => Promise.reject(new Error('begin: not provided'))),
  confirm: fromPromise<CodesReply, ConfirmRequest>(() => Promise.reject(new Error('confirm: not provided'))),
  renewCodes: fromPromise<CodesReply, ProvenRequest>(() =>
    Promise.reject(new Error('renewCodes: not provided')),
  ),
  end: fromPromise<EndReply, ProvenRequest>(() => Promise.reject(new Error('end: not provided'))),
};
