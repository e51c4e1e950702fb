import type { AppContext, AppEvent } from './app.types.ts';
import { shopActorNames, type ShopActorName } from './roster.ts';

/** What several states of app.machine.ts answer to one event in the same way, named by what happens to the shop. */
type Fact<Type extends AppEvent['type']> = { readonly event: Extract<AppEvent, { type: Type }> };

export const keepConfig = {
  type: 'keepConfig',
  params: ({ event }: Fact<'config.loaded'>) => ({ config: event.config }),
} as const;

export const saysDown = {
  type: 'saysDown',
  params: ({ event }: Fact<'config.loaded'>) => ({ config: event.config }),
} as const;

export const saysNotApproved = {
  type: 'saysNotApproved',
  params: ({ event }: Fact<'config.loaded'>) => ({ config: event.config }),
} as const;

export const keepPath = {
  type: 'keepPath',
  params: ({ event }: Fact<'route.changed'>) => ({ path: event.path }),
} as const;

/** The operator announces a maintenance (S4.1-05). */
export const isTakenDown = {
  guard: saysDown,
  target: 'maintenance',
  actions: keepConfig,
} as const;

/** The shop waits for its operator's approval (S4.1-06). */
export const isNotApprovedYet = {
  guard: saysNotApproved,
  target: 'notApproved',
  actions: keepConfig,
} as const;

export const staysAsConfigured = { actions: keepConfig } as const;

export const staysOnPath = { actions: keepPath } as const;

/** No usable answer is maintenance (S4.1-02), unless an order is on its way: then it is remembered. */
export const goesDown = [
  {
    guard: {
      type: 'isDownSuppressed',
      params: ({ event }: Fact<'answer.down'>) => ({ status: event.status }),
    },
    actions: {
      type: 'keepSuppressedDown',
      params: ({ event }: Fact<'answer.down'>) => ({ status: event.status }),
    },
  },
  {
    target: 'maintenance',
    actions: { type: 'keepDown', params: ({ event }: Fact<'answer.down'>) => ({ status: event.status }) },
  },
] as const;

/** Any other failure shows the error page of its code (S4.1-03), unless an order is on its way. */
export const goesWrong = [
  {
    guard: { type: 'isErrorSuppressed', params: ({ event }: Fact<'answer.error'>) => ({ code: event.code }) },
    actions: {
      type: 'keepSuppressedError',
      params: ({ event }: Fact<'answer.error'>) => ({ code: event.code }),
    },
  },
  {
    target: 'httpError',
    actions: { type: 'keepCode', params: ({ event }: Fact<'answer.error'>) => ({ code: event.code }) },
  },
] as const;

/** The order did not come back in time: what was remembered counts. */
export const believesDown = {
  guard: 'wasDownSuppressed',
  target: 'maintenance',
  actions: 'believeSuppressed',
} as const;

const livesAs = <Name extends ShopActorName>(name: Name) =>
  ({
    id: name,
    systemId: name,
    src: name,
    input: ({ context }: { readonly context: AppContext }) => context.input.actors[name],
    onError: {
      actions: {
        type: 'tellPartFailed',
        params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
          part: name,
          error: event.error,
        }),
      },
    },
  }) as const;

/** Actors of the roster: each lives as long as the page, which goes on without it when it breaks. */
export const wholeRoster = shopActorNames.map(livesAs) as unknown as readonly {
  [Name in ShopActorName]: ReturnType<typeof livesAs<Name>>;
}[ShopActorName][];
