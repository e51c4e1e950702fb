import { mutantWaiver } from '#paths/lint/lint.ts';
import { mutantKinds } from './chart-mutant.ts';
import type { ChartVerdict } from './judge.ts';

/** What became of the mutants of one machine. */
export interface ChartReport {
  readonly name: string;
  readonly verdicts: readonly ChartVerdict[];
  /** The waivers of its catalogue. */
  readonly waivers: Readonly<Record<string, string>>;
}

export interface Figures {
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
  /** Killed of those that are not equivalent; 1 when there are none. */
  readonly share: number;
}

export function figuresOf(verdicts: readonly ChartVerdict[]): Figures {
  const count = (outcome: ChartVerdict['outcome']): number =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const [killed, survived] = [count('killed'), count('survived')];
  return {
    mutants: verdicts.length,
    killed,
    equivalent: count('equivalent'),
    survived,
    share: killed + survived === 0 ? 1 : killed / (killed + survived),
  };
}

/** Rounded down, so that 100 % means all. */
export const shareText = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** Why a survivor is put up with, when its machine's catalogue says so; it counts as survived all the same. */
export const waiverOf = ({ waivers }: ChartReport, { name }: ChartVerdict): string | null =>
  waivers[mutantWaiver(name)] ?? null;

/** Waivers of mutants that do not survive, or do not exist. */
export const needlessWaivers = ({ waivers, verdicts }: ChartReport): readonly string[] => {
  const survivors = new Set(
    verdicts.filter(({ outcome }) => outcome === 'survived').map(({ name }) => mutantWaiver(name)),
  );
  return Object.keys(waivers).filter((key) => key.startsWith(mutantWaiver('')) && !survivors.has(key));
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const figureCells = (verdicts: readonly ChartVerdict[]): readonly (string | number)[] => {
  const { mutants, killed, equivalent, survived, share } = figuresOf(verdicts);
  return [mutants, killed, equivalent, survived, shareText(share)];
};

const columns = ['Mutants', 'Killed', 'Equivalent', 'Survived', 'Share'];

const tableOf = (
  title: string,
  rows: readonly (readonly [string, readonly ChartVerdict[]])[],
): readonly string[] => [
  row([title, ...columns]),
  row(['---', ...columns.map(() => '---:')]),
  ...rows.map(([name, verdicts]) => row([name, ...figureCells(verdicts)])),
];

const kindRows = (
  verdicts: readonly ChartVerdict[],
): readonly (readonly [string, readonly ChartVerdict[]])[] =>
  mutantKinds
    .map((kind) => [kind, verdicts.filter((verdict) => verdict.kind === kind)] as const)
    .filter(([, some]) => some.length > 0);

const lowestFirst = (one: ChartReport, other: ChartReport): number =>
  figuresOf(one.verdicts).share - figuresOf(other.verdicts).share;

function describeChart(report: ChartReport): readonly string[] {
  const { name, verdicts } = report;
  const of = (outcome: ChartVerdict['outcome']): readonly ChartVerdict[] =>
    verdicts.filter((verdict) => verdict.outcome === outcome);
  const equivalent = of('equivalent');
  const survived = of('survived');
  return [
    `### ${name}`,
    '',
    ...tableOf('Fault', [...kindRows(verdicts), ['all', verdicts]]),
    ...(survived.length === 0 ? [] : ['', 'Survived:', '']),
    ...survived.map((verdict) => {
      const waiver = waiverOf(report, verdict);
      const why = waiver === null ? `differs at \`${verdict.reason}\`` : `waived: ${waiver}`;
      return `- \`${verdict.name}\`: ${why}`;
    }),
    ...(equivalent.length === 0
      ? []
      : [
          '',
          `<details><summary>Equivalent: ${equivalent.length}</summary>`,
          '',
          ...equivalent.map((verdict) => `- \`${verdict.name}\``),
          '',
          '</details>',
        ]),
    '',
  ];
}

/** Text of the section on statecharts in docs/mutants.md. */
export function describeCharts(reports: readonly ChartReport[]): string {
  const all = reports.flatMap(({ verdicts }) => verdicts);
  return [
    'Every guard is forced to say yes and to say no, every action is left out where it is used, every transition and every start',
    'leads to each sibling of its target, every transition without a guard is dropped (with a guard that is the same as saying',
    'no), neighbouring guarded branches change places, every delay is doubled and halved, what a call is given is left out or',
    'stays what it was first. The paths in `tests/paths/stored` are',
    'driven through each of these charts; a mutant is killed when one step sees another state, context, fact, message or timer',
    'than the path expects, or a broken invariant. A mutant whose explored graph equals the one of the chart in all of that is',
    'equivalent: no path could tell it. A survivor is named with a step that would tell it.',
    '',
    ...tableOf('Machine', [
      ...reports.toSorted(lowestFirst).map(({ name, verdicts }) => [name, verdicts] as const),
      ['**all**', all],
    ]),
    '',
    ...tableOf('Fault', kindRows(all)),
    '',
    ...reports.flatMap(describeChart),
  ].join('\n');
}
