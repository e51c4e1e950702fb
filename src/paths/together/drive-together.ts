import { PathError } from '#paths/drive/driver.ts';
import type { AnyEnsemble } from '#machines/ensemble.ts';
import { wholeOffers, type WholeOffer } from './whole-offers.ts';
import type { WholeExpectation, WholeScript } from './whole-script.ts';

type Maybe = Promise<void> | void;

/** Something that a path of several charts can be driven through: running actors, or a page for each person. */
export interface WholeDriver {
  start(first: WholeOffer): Maybe;
  /** @param offer whose step it is, what happens, and what the charts say to it. */
  act(offer: WholeOffer): Maybe;
  /** Throws where what is seen differs from what the path expects. */
  check(expected: WholeExpectation, offer: WholeOffer): Maybe;
  end?(): Maybe;
}

/**
 * Drives one path of several charts from its start to its end and checks after each step.
 * @throws PathError at the first step that cannot happen or leads elsewhere.
 */
export async function driveTogether(
  ensemble: AnyEnsemble,
  script: WholeScript,
  driver: WholeDriver,
): Promise<void> {
  const offers = wholeOffers(ensemble);
  let index = 0;
  try {
    let offer = firstOffer(ensemble, offers, script.start.name);
    await driver.start(offer);
    await driver.check(script.start.expects, offer);
    for (const step of script.steps) {
      index += 1;
      const found = offers
        .at(offer.state)
        .find(({ whose, name }) => whose === step.whose && name === step.name);
      if (found === undefined) throw new Error(`'${step.name}' cannot happen to ${step.whose}.`);
      offer = found;
      await driver.act(offer);
      await driver.check(step.expects, offer);
    }
  } catch (error) {
    const said = ({ whose, name }: { whose: string; name: string }) => ({ name: `${whose} ${name}`.trim() });
    const named = { id: script.id, start: said(script.start), steps: script.steps.map(said) };
    throw new PathError(named, index, error);
  } finally {
    await driver.end?.();
  }
}

/** The start of a name: each person's sample, joined by a plus. */
function firstOffer(
  { people, parts }: AnyEnsemble,
  offers: ReturnType<typeof wholeOffers>,
  name: string,
): WholeOffer {
  const samples = name.slice('input:'.length).split('+');
  const inputs = Object.entries(people).map(([person, part], place) => {
    const all = parts[part]?.catalog.inputs as Readonly<Record<string, { input: unknown }>>;
    return [person, all[samples[place] ?? '']?.input] as const;
  });
  const offer = offers.start(name, Object.fromEntries(inputs));
  if (offer === null) throw new Error(`Nobody can start with '${name}'.`);
  return offer;
}
