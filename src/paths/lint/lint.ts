import type { Finding, LintRule, LintSubject } from './finding.ts';
import { given, limits } from './given-rules.ts';
import { history } from './history-rule.ts';
import { persistence } from './persistence-rule.ts';
import { branches, guards, invariants, projection, reach } from './reach-rules.ts';
import { errorExits, names, samples, unused } from './sample-rules.ts';
import { phase, waysOut, words } from './state-rules.ts';

/** What makes a chart path-ready (docs/testing-with-paths.md), one rule each. */
export const lintRules: readonly LintRule[] = [
  samples,
  given,
  limits,
  errorExits,
  names,
  unused,
  words,
  phase,
  waysOut,
  reach,
  guards,
  branches,
  history,
  projection,
  invariants,
  persistence,
];

export interface LintReport {
  readonly findings: readonly Finding[];
  /** Findings the catalogue has a written reason for. */
  readonly waived: readonly Finding[];
}

/** Key under which a catalogue waives a finding. */
export const waiverKey = ({ rule, place }: Finding): string => `${rule}: ${place}`;

/** Waivers of mutants that survive; they belong to `npm run mutants`. */
export const mutantWaiver = (mutant: string): string => `mutant: ${mutant}`;

/** Everything the rules find in one machine; a waiver that waives nothing is a finding itself. */
export function lint(subject: LintSubject): LintReport {
  const waivers: Readonly<Record<string, string>> = subject.graph.catalog.waivers ?? {};
  const found = lintRules.flatMap((rule) =>
    rule.check(subject).map((fault): Finding => ({ rule: rule.name, ...fault })),
  );
  const isWaived = (finding: Finding): boolean => (waivers[waiverKey(finding)] ?? '') !== '';
  const used = new Set(found.filter(isWaived).map(waiverKey));
  const needless = Object.keys(waivers)
    .filter((key) => !used.has(key) && !key.startsWith(mutantWaiver('')))
    .map((place): Finding => ({ rule: 'waiver', place, message: 'waives nothing, or gives no reason' }));
  return {
    findings: [...found.filter((finding) => !isWaived(finding)), ...needless],
    waived: found.filter(isWaived),
  };
}
