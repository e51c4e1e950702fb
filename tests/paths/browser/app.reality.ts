import type { AnyMachineSnapshot } from 'xstate';
import { isErrorPage } from '#machines/app/app.rules.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppContext } from '#machines/app/app.types.ts';
import { candidateFinder } from '#paths/explore/candidates.ts';
import { firstStep, nextStep, type Step } from '#paths/explore/step.ts';
import type { Reality } from '#paths/explore/reality.ts';
import { appBrowserCatalog, pages } from './app.catalog.ts';

interface Known {
  /** Paths of the browser's history, the one in sight last. */
  readonly history: readonly string[];
  /** Where the shop goes by itself now; nothing else can happen before it is there. */
  readonly wanted: string | null;
  /** The configuration was asked for and has not come yet. */
  readonly isAsked: boolean;
}

/** Longer visits lead to nothing new. */
const longestHistory = 3;

const candidatesIn = candidateFinder(appBrowserCatalog);
const inputs = appBrowserCatalog.inputs;

const wantedBy = ({ emitted }: Step): string | null =>
  (emitted.findLast(({ type }) => type === 'app.routeWanted')?.['path'] as string | undefined) ?? null;

/** The visit's history after a step; null when the step cannot happen there. */
function historyAfter({ history, wanted }: Known, step: string, state: string): readonly string[] | null {
  const here = history.at(-1) ?? '';
  const previous = history.at(-2) ?? null;
  const replaced = (path: string) => (wanted === path ? [...history.slice(0, -1), path] : null);
  switch (step) {
    case 'route.changed:link':
      return history.length < longestHistory
        ? [...history, here === pages.login ? pages.start : pages.login]
        : null;
    case 'route.changed:back': {
      const isPage = previous !== null && previous !== pages.maintenance && !isErrorPage(previous);
      // A page that asks the server ends a maintenance by its answer before it is there.
      const isReached = isPage && (state !== 'maintenance' || previous === pages.login);
      return isReached ? history.slice(0, -1) : null;
    }
    case 'route.changed:backToError':
      return previous === pages.error ? history.slice(0, -1) : null;
    case 'route.changed:toMaintenance':
      return replaced(pages.maintenance);
    case 'route.changed:toError500':
      return replaced(pages.error);
    case 'route.changed:home':
      return replaced(pages.home);
    default:
      return history;
  }
}

/** Whether something else than a change of page can happen. */
function isPossible(step: string, here: string, isAsked: boolean, state: string): boolean {
  switch (step) {
    // Silence means the same in every state; once is enough for a browser.
    case 'answer.down:none':
      return state === 'up';
    case 'retry:pressed':
      return here === pages.maintenance && !isAsked;
    case 'answer.ok:onPage':
      return !isErrorPage(here);
    case 'answer.ok:onErrorPage':
      return isErrorPage(here);
    default:
      return !step.endsWith(':fault');
  }
}

/** The configuration's own answers, good or bad; while it is awaited, a failing call is this one. */
const isAnswerOfConfig = (step: string): boolean =>
  step.startsWith('config.loaded:') || step.startsWith('answer.down:') || step.startsWith('answer.error:');

/** How the built shop goes from page to page: one visit from a delivered page on, whose first call asks for the configuration. */
export const appReality: Reality<Known> = {
  start: (sample) => {
    const input = inputs[sample]?.input;
    if (input === undefined) return null;
    return { history: [input.path], wanted: wantedBy(firstStep(appMachine, input)), isAsked: true };
  },
  after: (known, step, before) => {
    const { wanted, isAsked, history } = known;
    if (wanted !== null && !step.startsWith('route.changed:')) return null;
    const { availability } = before.value as { readonly availability: string };
    const moved = historyAfter(known, step, availability);
    if (moved === null || (wanted !== null && moved.at(-1) !== wanted)) return null;
    if (!isPossible(step, history.at(-1) ?? '', isAsked, availability)) return null;
    const candidate = candidatesIn(before).find(({ name }) => name === step);
    if (candidate === undefined) return null;
    // States are told apart without their paths; what the shop does next depends on it.
    const here: AppContext = { ...(before.context as AppContext), path: history.at(-1) ?? '' };
    const event = step.startsWith('route.changed:')
      ? { ...candidate.event, path: moved.at(-1) }
      : candidate.event;
    const next = nextStep(appMachine, { ...before, context: here } as AnyMachineSnapshot, event);
    return {
      history: moved,
      wanted: wantedBy(next),
      isAsked: step === 'retry:pressed' || (isAsked && !isAnswerOfConfig(step)),
    };
  },
};
