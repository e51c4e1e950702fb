import { fromPromise } from 'xstate';
import type {
  IdentityReply,
  LoginReply,
  LoginRequest,
  LogoutReply,
  WayInReply,
  WayInRequest,
} from './session.types.ts';

/**
 * Ports of the session: POST /login, POST /login/way-in, POST /logout, and GET /systems/user with GET /systems/token as one. Each rejects with a
 * `CallFailure`; a refusal is one of them.
 */
export const sessionActors = {
  login: fromPromise<LoginReply, LoginRequest>(() => Promise.reject(new Error('login: not provided'))),
  openWayIn: fromPromise<WayInReply, WayInRequest>(() =>
    Promise.reject(new Error('openWayIn: not provided')),
  ),
  logout: fromPromise<LogoutReply>(() => Promise.reject(new Error('logout: not provided'))),
  loadIdentity: fromPromise<IdentityReply>(() => Promise.reject(new Error('loadIdentity: not provided'))),
};
