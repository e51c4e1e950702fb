import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { FlowChannelName, FlowQuestion, FlowReport } from '#contract/flow-report.ts';
import { takenTransitionId } from '#machines/transition-id.ts';
import { takenTransitions } from '#machines/xstate-internals.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { listenToActors } from './inspection.ts';

const channelName: FlowChannelName = 'flows';
const question: FlowQuestion = 'ask';
/** So many transitions of a tab can be told again. */
export const keptReports = 200;

interface ReportingPorts {
  readonly send: (report: FlowReport) => void;
  /** Milliseconds since 1 January 1970. */
  readonly clock: () => number;
  readonly tab: number;
}

interface FlowReporter {
  /** Told what the actors do. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Tells that a chart is in a state. */
  readonly tell: (snapshot: unknown) => void;
  /** Tells again what is kept: the last transitions and where each chart is. */
  readonly repeat: () => void;
}

const isOfChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** Makes reports of what actors do: names of the charts only, never what they know. */
export function createFlowReporter({ send, clock, tab }: ReportingPorts): FlowReporter {
  const taking = new Map<unknown, string[]>();
  const states = new Map<string, FlowReport>();
  let kept: readonly FlowReport[] = [];

  const report = (snapshot: AnyMachineSnapshot, event: string | null, taken: readonly string[]): void => {
    const told = {
      tab,
      machine: snapshot.machine.id,
      value: snapshot.value as unknown,
      event,
      taken,
      at: clock(),
    };
    states.set(told.machine, told);
    if (event !== null) kept = [...kept, told].slice(-keptReports);
    send(told);
  };
  return {
    inspect(event) {
      const ids = takenTransitions(event).flatMap((one) => takenTransitionId(one) ?? []);
      if (ids.length > 0) taking.set(event.actorRef, [...(taking.get(event.actorRef) ?? []), ...ids]);
      if (event.type !== '@xstate.snapshot' || !isOfChart(event.snapshot)) return;
      const taken = taking.get(event.actorRef) ?? [];
      taking.delete(event.actorRef);
      const isStart = event.event.type === 'xstate.init';
      if (isStart || taken.length > 0) report(event.snapshot, isStart ? null : event.event.type, taken);
    },
    tell(snapshot) {
      if (isOfChart(snapshot)) report(snapshot, null, []);
    },
    repeat() {
      for (const told of kept) send(told);
      for (const told of states.values()) if (told.event === null) send(told);
    },
  };
}

let isReporting = false;

/**
 * Reports what the charts of this tab do to the pages of the drawn flows in this browser, for its own staff. Loaded for
 * backend users only; nothing leaves the browser (docs/decisions/0030).
 */
export function reportFlows(system: ShopActorRefs): void {
  if (isReporting || !('BroadcastChannel' in globalThis)) return;
  isReporting = true;
  const channel = new BroadcastChannel(channelName);
  const reporter = createFlowReporter({
    send: (report) => channel.postMessage(report),
    clock: Date.now,
    tab: performance.timeOrigin,
  });
  for (const actor of Object.values(system)) reporter.tell(actor.getSnapshot());
  system.app.system.inspect(reporter.inspect);
  listenToActors(reporter.inspect);
  channel.addEventListener('message', ({ data }) => {
    if (data === question) reporter.repeat();
  });
}
