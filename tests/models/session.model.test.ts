import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(sessionMachine, sessionCatalog);
