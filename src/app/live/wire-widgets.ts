import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { addThroughBasket } from './add-through-basket.ts';
import type { ShopActorRefs, WidgetCharts, WiredChart, WireWidget } from '#ui/bindings/shop.ts';
import { withOwnCalls } from '../with-calls.ts';
import { followFinder } from './found-printers.ts';

type Connections = {
  readonly [Name in keyof WidgetCharts]?: WiredChart<WidgetCharts[Name]>['connect'];
};

/** Widgets somebody beside their view listens to. */
const connections: Connections = { printerSearch: followFinder };

/**
 * Wires the charts of widgets by name.
 *
 * @param callNamed gives the logic of a chart's call by the names of both
 */
export const wireWidgets =
  (
    { basket }: Pick<ShopActorRefs, 'basket'>,
    callNamed: (name: string, source: string) => AnyActorLogic,
  ): WireWidget =>
  (name, machine) => ({
    logic: withOwnCalls<AnyStateMachine>(machine, (source) =>
      // The only call of a tile; the basket sends what is added one after the other.
      name === 'addTile' ? addThroughBasket(basket) : callNamed(name, source),
    ) as typeof machine,
    connect: connections[name] ?? (() => () => undefined),
  });
