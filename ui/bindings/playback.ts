import { useEffect, useState } from 'react';

const pauseMs = 1800;

/** How fast steps follow each other; 1 = usual. */
export const playbackSpeeds = { slow: 0.5, usual: 1, fast: 2.5 } as const;
export type PlaybackSpeed = keyof typeof playbackSpeeds;

/** Goes through numbered steps one after the other, by hand or by itself, and stops at the last. */
export function usePlayback(firstStep: number) {
  const [step, setStep] = useState(firstStep);
  const [lastStep, setLastStep] = useState<number | null>(null);
  const [speed, setSpeed] = useState<PlaybackSpeed>('usual');
  const isPlaying = lastStep !== null && step < lastStep;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setStep(step + 1), pauseMs / playbackSpeeds[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed]);
  return {
    step,
    speed,
    isPlaying,
    setSpeed,
    /** Goes to a step and stays there. */
    goToStep: (next: number): void => {
      setLastStep(null);
      setStep(next);
    },
    /** Plays on to a last step; from the start where it has been reached. */
    playTo: (last: number): void => {
      if (step >= last) setStep(0);
      setLastStep(last);
    },
    pause: (): void => setLastStep(null),
  };
}
