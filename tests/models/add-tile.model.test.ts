import { addTileCatalog } from '#machines/add-tile/add-tile.catalog.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(addTileMachine, addTileCatalog);
