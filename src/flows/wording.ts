import type { AnyTransitionDefinition } from 'xstate';
import type { FlowCause, FlowSample, FlowText } from '#contract/flows.ts';
import type { Sample } from '#machines/path-ready.ts';
import type { TransitionGroup } from '#paths/explore/definition.ts';
import { chart as german } from '#texts/de/chart-words.ts';
import { chart as english } from '#texts/en/chart-words.ts';
import { wordsOf } from '#paths/chart-words.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import type { PossibleSamples } from './possible-samples.ts';

/** A word of the charts in both languages. */
export const inBoth = (say: (words: typeof german) => string): FlowText => ({
  de: say(german),
  en: say(english),
});

export function causeOf(event: string): FlowCause {
  if (event === 'always') return 'automatic';
  if (event.startsWith('xstate.done.actor.')) return 'success';
  if (event.startsWith('xstate.error.actor.')) return 'failure';
  if (event.startsWith('xstate.after.')) return 'time';
  if (event.startsWith('xstate.done.state.')) return 'finished';
  return 'event';
}

function guardText(definition: AnyTransitionDefinition, catalog: AnyCatalog): FlowText | null {
  const { guard } = definition as { guard?: string | { readonly type: string } };
  if (guard === undefined) return null;
  const name = typeof guard === 'string' ? guard : guard.type;
  const words = wordsOf(catalog).guards[name];
  if (words === undefined) throw new Error(`The guard ${name} has no words of its own`);
  return words;
}

/** What must hold for a branch: its guard in words, or that no branch before it was taken. */
export function conditionOf(group: TransitionGroup, index: number, catalog: AnyCatalog): FlowText | null {
  const branch = group.branches[index];
  const guard = branch === undefined ? null : guardText(branch.definition, catalog);
  if (guard !== null || index === 0) return guard;
  return inBoth(({ signs }) => signs.otherwise);
}

const withoutPeriod = (sentence: string): string => sentence.replace(/\.$/, '');

const sentencesOf = (samples: readonly FlowSample[]): FlowText => {
  const distinct = (language: 'de' | 'en') =>
    [...new Set(samples.map(({ text }) => withoutPeriod(text[language])))].join(' · ');
  return { de: distinct('de'), en: distinct('en') };
};

const actorIn = (event: string): string => event.split('.').slice(3).join('.');

/** What happens, without the condition. */
function triggerOf(group: TransitionGroup, { samples }: PossibleSamples, catalog: AnyCatalog): FlowText {
  const cause = causeOf(group.event);
  switch (cause) {
    case 'automatic':
      return { de: '', en: '' };
    case 'finished':
      return inBoth(({ signs }) => signs.allFinished);
    case 'time': {
      const delay = String(
        group.node.after.find(({ eventType }) => eventType === group.event)?.delay ?? group.event,
      );
      const sample = (catalog.delays as Readonly<Record<string, Sample>>)[delay];
      if (sample !== undefined) return { de: withoutPeriod(sample.de), en: withoutPeriod(sample.en) };
      return inBoth(({ waits }) => waits(delay));
    }
    case 'success':
    case 'failure': {
      const call = actorIn(group.event);
      if (samples.length > 0 && samples.length <= 2) return sentencesOf(samples);
      if (!(String(group.node.invoke.find(({ id }) => id === call)?.src) in (catalog.calls as object)))
        return inBoth(({ breaks }) => breaks(call));
      return inBoth((words) => (cause === 'success' ? words.succeeds(call) : words.fails(call)));
    }
    case 'event':
      if (samples.length === 1) return sentencesOf(samples);
      return (
        wordsOf(catalog).events?.[group.event] ??
        (samples.length === 2 ? sentencesOf(samples) : { de: group.event, en: group.event })
      );
  }
}

const bracketed = (trigger: string, condition: string): string =>
  trigger === '' ? condition : `${trigger} [${condition}]`;

/** What is written at the arrow: the catalogue's sentence where it tells the branches apart, else event and condition. */
export function labelOf(
  group: TransitionGroup,
  index: number,
  possible: PossibleSamples,
  catalog: AnyCatalog,
): FlowText {
  const trigger =
    causeOf(group.event) === 'event' && possible.isCertain && possible.samples.length <= 2
      ? sentencesOf(possible.samples)
      : triggerOf(group, possible, catalog);
  const condition = conditionOf(group, index, catalog);
  const isSaid = possible.isCertain && possible.samples.length <= 2;
  if (condition === null || isSaid) {
    return trigger.de === '' ? inBoth(({ signs }) => signs.always) : trigger;
  }
  return { de: bracketed(trigger.de, condition.de), en: bracketed(trigger.en, condition.en) };
}
