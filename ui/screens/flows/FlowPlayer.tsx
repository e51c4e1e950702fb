import { useState, type ReactNode } from 'react';
import type { Flow } from '#contract/flows.ts';
import { pathKey, stepsOf, type WalkedStep } from '#drawing/paths.ts';
import { titlesOf } from '#drawing/states.ts';
import { playbackSpeeds, type PlaybackSpeed, type usePlayback } from '#ui/bindings/playback.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowPlayerProps {
  readonly flow: Flow;
  /** The chosen path as it stands in an address; null for none. */
  readonly chosenPath: string | null;
  readonly steps: readonly WalkedStep[];
  readonly playback: ReturnType<typeof usePlayback>;
  readonly onChoosePath: (key: string | null) => void;
  /** What is chosen beside the path. */
  readonly children: ReactNode;
}

/** Chooses one of the generated paths and goes through it: by hand, by itself, or to a step somebody has shared. */
export function FlowPlayer({ flow, chosenPath, steps, playback, onChoosePath, children }: FlowPlayerProps) {
  const { words, language } = useFlowWords();
  const [isCopied, setCopied] = useState(false);
  const { step, isPlaying, speed } = playback;
  const last = steps.length - 1;
  const shown = steps[step];
  const numbers = { machine: 0, view: 0, browser: 0 };
  const options = flow.paths.map((path) => {
    const walked = stepsOf(flow, path);
    const titleAt = (at: readonly string[] = []): string => titlesOf(flow, at, language);
    numbers[path.layer] += 1;
    return {
      value: pathKey(path),
      label: words.paths.pathName({
        layer: words.paths.layers[path.layer],
        number: numbers[path.layer],
        from: titleAt(walked[0]?.at),
        to: titleAt(walked.at(-1)?.at),
        count: walked.length - 1,
      }),
    };
  });
  const go = (to: number): void => {
    setCopied(false);
    playback.goToStep(to);
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      // Refused by the browser: the address bar shows the same link.
      () => undefined,
    );
  return (
    <div className={styles.player}>
      <div className={styles.playerPath}>
        <SelectField
          label={words.paths.path}
          isLabelHidden
          value={chosenPath ?? ''}
          placeholder={words.paths.noPath}
          options={options}
          onChange={(key) => onChoosePath(key === '' ? null : key)}
        />
      </div>
      <div className={styles.playerPath}>{children}</div>
      {shown === undefined ? null : (
        <>
          <div className={styles.playerButtons} role="group" aria-label={words.paths.path}>
            <IconButton
              size="small"
              icon="chevronLeft"
              label={words.paths.back}
              disabled={step === 0}
              onClick={() => go(step - 1)}
            />
            <Button size="small" onClick={isPlaying ? playback.pause : () => playback.playTo(last)}>
              {isPlaying ? words.paths.pause : words.paths.play}
            </Button>
            <IconButton
              size="small"
              icon="chevronRight"
              label={words.paths.forward}
              disabled={step >= last}
              onClick={() => go(step + 1)}
            />
            <div className={styles.playerSpeed}>
              <SelectField
                label={words.paths.speed}
                isLabelHidden
                value={speed}
                options={(Object.keys(playbackSpeeds) as PlaybackSpeed[]).map((value) => ({
                  value,
                  label: words.paths.speeds[value],
                }))}
                onChange={(value) => playback.setSpeed(value as PlaybackSpeed)}
              />
            </div>
            <IconButton size="small" icon="copy" label={words.paths.copyLink} onClick={copy} />
            <IconButton
              size="small"
              icon="close"
              label={words.paths.endPath}
              onClick={() => onChoosePath(null)}
            />
          </div>
          <p role="status" className={styles.playerStatus}>
            {isCopied
              ? words.paths.linkCopied
              : words.paths.stepStatus({
                  number: step,
                  count: last,
                  says: shown.says[language],
                  at: titlesOf(flow, shown.at, language),
                })}
          </p>
        </>
      )}
    </div>
  );
}

interface FlowStepsProps {
  readonly flow: Flow;
  readonly steps: readonly WalkedStep[];
  readonly step: number;
  readonly onGoToStep: (step: number) => void;
}

/** All steps of the chosen path; each leads to its place in the drawing. */
export function FlowSteps({ flow, steps, step, onGoToStep }: FlowStepsProps) {
  const { language } = useFlowWords();
  return (
    <ol className={styles.steps} start={0}>
      {steps.map(({ says, at }, index) => (
        // The same step may come again: its place is what it is.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} aria-current={index === step ? 'step' : undefined}>
          <button type="button" className={styles.stepButton} onClick={() => onGoToStep(index)}>
            {says[language]}
            <span className={styles.stepState}>
              {'→ '}
              {titlesOf(flow, at, language)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
