import { describeMachine } from './support/describe-machine.ts';
import { pollerCatalog } from '#machines/poller/poller.catalog.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';

describeMachine(pollerMachine, pollerCatalog);
