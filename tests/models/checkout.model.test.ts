import { checkoutCatalog } from '#machines/checkout/checkout.catalog.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(checkoutMachine, checkoutCatalog);
