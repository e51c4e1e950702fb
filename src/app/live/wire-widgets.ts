import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';
import type { FactRows } from '#machines/app/fact-table.ts';
import type { SayingPage } from '#machines/said-toast.ts';
import type {
  FewCharts,
  ShopActorRefs,
  WidgetCharts,
  WiredChart,
  WireFewWidget,
  WireWidget,
} from '#ui/bindings/shop.ts';
import { connectFacts } from '../connect-facts.ts';
import { withOwnCalls } from '../with-calls.ts';
import { addThroughBasket } from './add-through-basket.ts';
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

/**
 * Wires the charts of widgets of few pages by name. Each is wired once, with its first widget: a list has a widget in every row.
 *
 * @param withCalls gives a chart its calls, and has their code fetched
 */
export function wireFewWidgets(
  system: ShopActorRefs,
  withCalls: (name: keyof FewCharts, machine: AnyStateMachine) => AnyStateMachine,
): WireFewWidget {
  const wired: Partial<Record<keyof FewCharts, unknown>> = {};
  return (name, machine, facts = {}, words) =>
    (wired[name] ??= {
      logic: withCalls(name, machine),
      connect: (actor: AnyActorRef) =>
        connectFacts(
          facts as FactRows<SayingPage<typeof words>>,
          { ...system, [name]: actor },
          { now: () => performance.now(), words },
        ),
    }) as WiredChart<typeof machine>;
}
