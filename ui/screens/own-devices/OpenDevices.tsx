import type { OpenDevice } from '#contract/own-devices.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import { DropStep } from '#ui/sections/account/DropStep.tsx';
import { placeOf } from './place-of.ts';
import * as styles from './OwnDevicesScreen.css.ts';

interface OpenDevicesProps {
  readonly open: readonly OpenDevice[];
  /** Lines beyond these. */
  readonly more: number;
}

/** Id of the heading of lines that ask, which a paste leads to and the focus goes back to. */
export const openDevicesId = 'offene-zeilen';

/** Pasted lines that do not name a single printer: nothing of a list is dropped without being said. */
export function OpenDevices({ open, more }: OpenDevicesProps) {
  const { ownDevices: words } = useTexts();
  if (open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={openDevicesId}>
      <h2 id={openDevicesId} tabIndex={-1}>
        {words.openTitle}
      </h2>
      <p className={styles.hint}>{words.openHint}</p>
      <div>
        {open.map((line) => (
          <OpenLine key={line.id} line={line} />
        ))}
      </div>
      {more === 0 ? null : <p className={styles.hint}>{words.moreOpen({ count: more })}</p>}
      {open.length < 2 ? null : (
        <DisclosureSection title={words.dropAll}>
          <AccountStep
            name="own-device-open-removal"
            hint={words.dropAllQuestion({ count: open.length + more })}
            submit={words.dropAllConfirm}
            pending={words.removing}
          />
        </DisclosureSection>
      )}
    </section>
  );
}

interface OpenLineProps {
  readonly line: OpenDevice;
}

const noFields = {};

function OpenLine({ line }: OpenLineProps) {
  const { account, ownDevices: words } = useTexts();
  const { id, name, state, choices } = line;
  const { form, view } = useForm('own-device-choice', noFields, { given: { id: String(id) } });
  const problem = problemIn(view, { error: account.failed, noAnswer: account.noAnswer });
  const place = placeOf(line, words);
  const count = choices.length;
  const unknown = count === 0 ? words.unknownWithout : words.unknown;
  const said = state === 'ambiguous' && count > 0 ? words.ambiguous({ count }) : unknown;
  return (
    <div className={styles.open} role="group" aria-label={name}>
      <div className={styles.openHead}>
        <div>
          <b>{name}</b>
          {place === '' ? null : <p className={styles.facts}>{place}</p>}
        </div>
        <DropStep name="own-device-removal" id={id} label={words.drop({ line: name })} />
      </div>
      <p>{said}</p>
      {count === 0 ? null : (
        <div className={styles.choices}>
          {choices.map((choice) => (
            <Button
              key={choice.slug}
              variant="secondary"
              size="small"
              aria-label={words.choose({ printer: choice.name, line: name })}
              isClosed={form.isBusy}
              onClick={({ detail }) => {
                // The second click of a double click lands on the line that has moved up under the pointer.
                if (detail > 1) return;
                form.submit({ printer: choice.slug });
              }}
            >
              {choice.name}
            </Button>
          ))}
        </div>
      )}
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem.sentences.join(' ')}
        </Notice>
      )}
    </div>
  );
}
