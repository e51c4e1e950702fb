import { basketCatalog } from '#machines/basket/basket.catalog.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(basketMachine, basketCatalog);
