import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFlowReporter, keptReports } from '#app/live/report-flows.ts';
import type { FlowReport } from '#contract/flow-report.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionInput } from '#machines/session/session.types.ts';

function reporting() {
  const sent: FlowReport[] = [];
  let time = 0;
  const reporter = createFlowReporter({
    send: (report) => sent.push(report),
    clock: () => (time += 1),
    tab: 7,
  });
  return { sent, reporter };
}

const startedBar = (reporter: ReturnType<typeof reporting>['reporter']) =>
  createActor(consentMachine, { input: { delayMs: 0 }, inspect: reporter.inspect }).start();

function grantedBar(reporter: ReturnType<typeof reporting>['reporter']) {
  const bar = startedBar(reporter);
  bar.send({ type: 'route.changed', stored: 'true' });
  return bar;
}

describe('reports of running charts', () => {
  it('name chart, state, event and transitions, and pass over what changes nothing', () => {
    const { sent, reporter } = reporting();
    const bar = grantedBar(reporter);
    bar.send({ type: 'consent.readMore' });
    bar.send({ type: 'storage.changed', stored: null });
    expect(sent.map(({ machine, event }) => [machine, event])).toEqual([
      ['consent', null],
      ['consent', 'route.changed'],
      ['consent', 'storage.changed'],
    ]);
    expect(sent[1]).toMatchObject({ value: 'granted', tab: 7 });
    expect(sent[2]?.value).toEqual(bar.getSnapshot().value);
    expect(sent[2]?.taken[0]).toBe('consent|consent|storage.changed|0');
  });

  it('hold names only: nothing a chart knows and nothing an event carries', () => {
    const { sent, reporter } = reporting();
    const [mail, password] = ['eine@person.example', 'Geheim-und-lang-1'];
    const session = createActor(sessionMachine, {
      input: sessionCatalog.inputs['guest']?.input as SessionInput,
      inspect: reporter.inspect,
    }).start();
    session.send({ type: 'login.submit', email: mail, password, redirectTo: null });
    const submitted = sent.at(-1);
    expect(submitted).toMatchObject({ machine: 'session', event: 'login.submit' });
    expect(Object.keys(submitted ?? {}).toSorted()).toEqual(
      ['at', 'event', 'machine', 'tab', 'taken', 'value'].toSorted(),
    );
    const text = JSON.stringify(sent);
    for (const secret of [mail, password]) expect(text).not.toContain(secret);
  });

  it('are told again to who asks: the last transitions, or where a chart has been since the start', () => {
    const { sent, reporter } = reporting();
    const bar = startedBar(reporter);
    const atStart = sent.splice(0);
    reporter.repeat();
    expect(sent.splice(0)).toEqual(atStart);
    for (let count = 0; count < keptReports; count += 1)
      bar.send({ type: 'storage.changed', stored: count % 2 === 0 ? null : 'true' });
    bar.send({ type: 'storage.changed', stored: null });
    const told = sent.splice(0);
    reporter.repeat();
    expect(sent).toEqual(told.slice(-keptReports));
    expect(sent.length).toBe(keptReports);
  });
});
