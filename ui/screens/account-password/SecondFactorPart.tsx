import { useRef } from 'react';
import type { SecondFactorState } from '#contract/second-factor.ts';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useSecondFactorSetup } from '#ui/bindings/second-factor-setup.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as styles from './AccountPasswordScreen.css.ts';
import { FactorSecretPart } from './FactorSecretPart.tsx';
import { ProvenStep } from './ProvenStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SecondFactorPartProps {
  readonly chart: WiredChart<SecondFactorSetupMachine>;
  readonly known: SecondFactorState;
  /** The second factor is on without an app, too. */
  readonly hasPasskeys: boolean;
}

/** What part of the section a state belongs to: while something is sent, its form stays. */
const steps = {
  opening: 'none',
  off: 'off',
  beginning: 'off',
  shown: 'secret',
  confirming: 'secret',
  codes: 'codes',
  on: 'on',
  renewing: 'on',
  ending: 'on',
} as const;

/** Turns the second factor on and off. */
export function SecondFactorPart({ chart, known: { isOn, codesLeft }, hasPasskeys }: SecondFactorPartProps) {
  const { accountPassword: words } = useTexts();
  const { view, send } = useSecondFactorSetup(chart, isOn);
  const { state, isBusy, factor, recoveryCodes, problem } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[state];
  // What was pressed has gone.
  useChange(step, () => heading.current?.focus());
  return (
    <section
      className={styles.section}
      aria-labelledby="zweiter-faktor"
      data-machine="second-factor-setup"
      data-state={state}
      aria-busy={isBusy}
    >
      <h2 id="zweiter-faktor" ref={heading} tabIndex={-1}>
        {words.secondFactor}
      </h2>
      {step === 'off' ? (
        <>
          <p>{hasPasskeys ? words.factorIsPasskey : words.factorOff}</p>
          {problem?.code === 'secondFactor.changed' ? (
            <Notice tone="warning">{problem.messages.join(' ')}</Notice>
          ) : null}
          <DisclosureSection title={words.setUpApp}>
            <ProvenStep
              name="second-factor-begin"
              {...(hasPasskeys && { hint: words.newCodesHint })}
              submit={words.setUp}
              pending={words.beginning}
            />
          </DisclosureSection>
        </>
      ) : null}
      {step === 'secret' && factor !== null ? (
        <FactorSecretPart factor={factor} onCancel={() => send({ type: 'setup.cancel' })} />
      ) : null}
      {step === 'codes' ? (
        <RecoveryCodes
          codes={recoveryCodes}
          isReplacing={hasPasskeys}
          onKeep={() => send({ type: 'codes.keep' })}
        />
      ) : null}
      {step === 'on' ? (
        <>
          <p>{words.factorOn({ count: codesLeft })}</p>
          <DisclosureSection title={words.renewCodes}>
            <ProvenStep
              name="second-factor-codes"
              hint={words.renewHint}
              submit={words.renew}
              pending={words.renewing}
            />
          </DisclosureSection>
          <DisclosureSection title={words.turnOff}>
            <ProvenStep
              name="second-factor-end"
              hint={hasPasskeys ? words.turnOffToPasskeyHint : words.turnOffHint}
              submit={words.turnOff}
              pending={words.turningOff}
            />
          </DisclosureSection>
        </>
      ) : null}
    </section>
  );
}
