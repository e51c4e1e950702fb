import { dispatch as german } from '#texts/de/dispatch.ts';
import { dispatch as english } from '#texts/en/dispatch.ts';
import { useConfig } from './config.ts';
import { useWording } from './texts.ts';

const words = { de: german, en: english } as const;

interface DispatchDayProps {
  readonly className?: string;
}

/** The day warehouse goods leave that are ordered now; stands where somebody decides to order. */
export function DispatchDay({ className }: DispatchDayProps) {
  const { dispatch, cutOffTime } = useConfig();
  const { language } = useWording();
  return <p className={className}>{words[language].leaves({ ...dispatch, cutOff: cutOffTime })}</p>;
}
