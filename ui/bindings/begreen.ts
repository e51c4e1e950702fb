import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { begreenKey } from '#contract/begreen-key.ts';
import { begreenFacts } from '#machines/begreen/begreen.facts.ts';
import { begreenMachine } from '#machines/begreen/begreen.machine.ts';
import { selectBegreen } from '#machines/begreen/begreen.selectors.ts';
import { keepText, useKeptText } from './browser-kept.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

const kept = 'true';

/** The choice of articles with an eco label, as long as a list is in sight. */
export function useBegreen() {
  const {
    fewWidget,
    kept: { browser },
  } = useShop();
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const [chart] = useState(() => fewWidget('begreen', begreenMachine, begreenFacts));
  const actor = useWiredActor(chart, { path });
  const isKept = useKeptText(browser, begreenKey) === kept;
  useEffect(() => {
    const chosen = actor.on('begreen.chosen', (choice) =>
      keepText(browser, begreenKey, choice.isKept ? kept : null),
    );
    return () => chosen.unsubscribe();
  }, [actor, browser]);
  useEffect(() => actor.send({ type: 'address.changed', path }), [actor, path]);
  useEffect(() => actor.send({ type: 'storage.changed', isKept }), [actor, isKept]);
  return { view: useSelector(actor, selectBegreen, shallowEqual), send: actor.send };
}
