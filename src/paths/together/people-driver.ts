import type { AnyStateMachine } from 'xstate';
import { lookAtStates, playStep, type Handlers } from '#paths/drive/handlers.ts';
import type { WholeDriver } from './drive-together.ts';
import type { AnyEnsemble } from '#machines/ensemble.ts';
import type { WholeOffer } from './whole-offers.ts';

type Maybe = Promise<void> | void;

/** One row of a person's page: the world it lies in, and which one it is. */
export interface RowIn<World> {
  readonly world: World;
  /** Name of the child below the person: `row-2`. */
  readonly row: string;
}

/** How a row is played: like a chart of its own, but that nobody opens it. */
export type RowHandlers<Machine extends AnyStateMachine, World> = Omit<
  Handlers<Machine, RowIn<World>>,
  'open' | 'close' | 'expectedErrors'
>;

/** How one person's page is played, with the rows on it. */
export interface PersonHandlers<
  Machine extends AnyStateMachine,
  World,
  Rows extends Readonly<Record<string, AnyStateMachine>> = Record<never, never>,
> {
  readonly page: Handlers<Machine, World>;
  readonly rows: { readonly [Part in keyof Rows]: RowHandlers<Rows[Part], World> };
}

/** A person with the world that is theirs alone, such as a browser context of their own. */
export interface PersonAtWork {
  // The typed handlers were checked where they were written.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly handlers: PersonHandlers<any, any, any>;
  readonly world: unknown;
}

/** Drives paths of several charts through the worlds of several people: each step is done by the person whose it is. */
export function peopleDriver(
  ensemble: AnyEnsemble,
  people: Readonly<Record<string, PersonAtWork>>,
): WholeDriver {
  const at = (name: string) => {
    const [person = '', ...below] = name.split('/');
    const found = people[person];
    if (found === undefined) throw new Error(`Nobody plays '${person}'.`);
    return { person, ...found, row: below.join('/') };
  };
  const played = (name: string, part: string) => {
    const { handlers, world, row } = at(name);
    if (row === '') return { handlers: handlers.page, world };
    const ofRow = (handlers.rows as Readonly<Record<string, Handlers<never, never>>>)[part];
    if (ofRow === undefined) throw new Error(`Nothing plays the part '${part}' of ${name}.`);
    return { handlers: ofRow, world: { world, row } };
  };
  const partOf = ({ state, taken }: WholeOffer, name: string): string =>
    (state.actors.get(name) ?? taken.ran.find(({ actor }) => actor.name === name)?.actor)?.part ?? '';

  return {
    start: async ({ name, event }) => {
      const samples = name.slice('input:'.length).split('+');
      const inputs = event['input'] as Readonly<Record<string, unknown>>;
      for (const [place, person] of Object.keys(ensemble.people).entries()) {
        const { handlers, world } = at(person);
        await handlers.page.open(world, inputs[person] as never, samples[place] ?? '');
      }
    },
    act: (offer): Maybe => {
      const part = partOf(offer, offer.whose);
      const { handlers, world } = played(offer.whose, part);
      const { catalog } = ensemble.parts[part] as (typeof ensemble.parts)[string];
      return playStep(catalog, handlers, world, offer);
    },
    check: async (expected, offer) => {
      for (const [name, { value }] of Object.entries(expected.of)) {
        const { handlers, world } = played(name, partOf(offer, name));
        const { context } = offer.state.actors.get(name)?.snapshot ?? {};
        await lookAtStates(handlers, world, value, context);
      }
    },
    end: async () => {
      for (const person of Object.keys(ensemble.people)) {
        const { handlers, world } = at(person);
        await handlers.page.close?.(world);
      }
    },
  };
}
