import { parseArgs } from 'node:util';
import { criterionNames, type CriterionName } from '#paths/cover/criteria.ts';
import { defaultMaxSteps, defaultSeed } from '#paths/cover/cover.ts';
import { formats, type Format } from '#paths/emit/emit.ts';
import type { Language } from '#paths/emit/words.ts';
import { unknownName } from './suggestion.ts';

/** Something the caller wrote that cannot be done; its message is one line, the exit code is 2. */
export class UsageError extends Error {}

export interface MachineRequest {
  readonly kind: 'machine';
  readonly machine: string;
  readonly criterion: CriterionName;
  readonly format: Format | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly through: string | undefined;
  readonly avoid: readonly string[];
  readonly seed: number;
  readonly maxSteps: number;
  readonly changed: string | undefined;
  readonly language: Language;
  readonly out: string | undefined;
  readonly isExplained: boolean;
  /** Only what a browser and a real server can bring about. */
  readonly isReal: boolean;
}

export interface AllRequest {
  readonly kind: 'all';
  readonly mayFail: boolean;
  readonly isWriting: boolean;
  readonly changed: string | undefined;
}

export type Request = MachineRequest | AllRequest | { readonly kind: 'help' };

export const help = `Paths through the statecharts: few steps that cover everything a criterion asks for.

Usage
  npm run paths -- <machine> [options]    paths of one machine
  npm run paths -- --all                  table of all machines
  npm run paths -- --all --check          fails on uncovered targets, lint findings and stale stored paths
  npm run paths -- --all --write          stores the paths anew under tests/paths/stored

Options for one machine
  --criterion NAME   ${criterionNames.join(', ')}
                     (transitions+rejections without it)
  --format NAME      ${formats.join(', ')}; a summary without it
  --out FILE         writes there instead of the terminal
  --lang de|en       language of the scripts for people (de)
  --from STATE       nothing counts before this state is reached
  --to STATE         each path ends in this state
  --through NAME     each path passes this state, event, sample or transition
  --avoid NAME       no path passes this state, event, sample or transition; may be repeated
  --max-steps N      longest path (${defaultMaxSteps})
  --seed N           other paths of the same quality (${defaultSeed})
  --changed REF      only what is new or defined differently than at this git reference
  --browser          only what can happen in a browser on a real shop, for whoever does the steps by hand;
                     playwright always asks for that
  --explain          what each path adds, what is missing and why, and what proves the bound

Examples
  npm run paths -- checkout --format markdown --lang de --to placed
  npm run paths -- order-approval --browser --format html --out order-approval.html
  npm run paths -- consent --criterion transitions+rejections --format playwright --out tests/e2e/consent-paths.spec.ts
  npm run paths -- basket --changed origin/main --explain

Exit codes: 0 done, 1 the check found something, 2 the command was not understood.
`;

const options = {
  all: { type: 'boolean' },
  check: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  criterion: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  lang: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  through: { type: 'string' },
  avoid: { type: 'string', multiple: true },
  'max-steps': { type: 'string' },
  seed: { type: 'string' },
  changed: { type: 'string' },
  explain: { type: 'boolean' },
  browser: { type: 'boolean' },
} as const;

function oneOf<Name extends string>(kind: string, given: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === given);
  if (found === undefined) throw new UsageError(unknownName(kind, given, known));
  return found;
}

function whole(option: string, given: string | undefined, usual: number, least: number): number {
  if (given === undefined) return usual;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < least)
    throw new UsageError(`--${option} takes a whole number from ${least}, not '${given}'`);
  return number;
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(--?[^']*)'/.exec(message)?.[1];
    if (unknown === undefined) throw new UsageError((message.split('\n')[0] ?? message).replace(/\.$/, ''));
    throw new UsageError(
      unknownName(
        'option',
        unknown,
        Object.keys(options).map((name) => `--${name}`),
      ),
    );
  }
}

/**
 * Reads the command line.
 * @param machines names of the machines there are.
 * @throws UsageError with one line that says what is wrong and what was perhaps meant.
 */
export function readArguments(given: readonly string[], machines: readonly string[]): Request {
  const { values, positionals } = parsed(given);
  if (values.help === true) return { kind: 'help' };
  if (values.all === true) {
    if (values.browser === true) throw new UsageError('--browser goes with one machine');
    if (positionals.length > 0)
      throw new UsageError(`--all takes no machine, but '${positionals[0]}' was given`);
    return {
      kind: 'all',
      mayFail: values.check === true,
      isWriting: values.write === true,
      changed: values.changed,
    };
  }
  if (positionals.length === 0) throw new UsageError('name a machine or use --all; --help explains');
  if (positionals.length > 1) throw new UsageError(`one machine at a time, not '${positionals.join(' ')}'`);
  if (values.check === true || values.write === true)
    throw new UsageError('--check and --write go with --all');
  return {
    kind: 'machine',
    machine: oneOf('machine', positionals[0] as string, machines),
    criterion: oneOf('criterion', values.criterion ?? 'transitions+rejections', criterionNames),
    format: values.format === undefined ? null : oneOf('format', values.format, formats),
    from: values.from,
    to: values.to,
    through: values.through,
    avoid: values.avoid ?? [],
    seed: whole('seed', values.seed, defaultSeed, 0),
    maxSteps: whole('max-steps', values['max-steps'], defaultMaxSteps, 1),
    changed: values.changed,
    language: oneOf('language', values.lang ?? 'de', ['de', 'en']),
    out: values.out,
    isExplained: values.explain === true,
    isReal: values.browser === true || values.format === 'playwright',
  };
}
