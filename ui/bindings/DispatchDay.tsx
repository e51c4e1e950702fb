import { useConfig } from './config.ts';
import { useTexts } from './texts.ts';

interface DispatchDayProps {
  readonly className?: string;
}

/** The day warehouse goods leave that are ordered now; stands where somebody decides to order. */
export function DispatchDay({ className }: DispatchDayProps) {
  const { dispatch, cutOffTime } = useConfig();
  const words = useTexts().dispatch;
  return <p className={className}>{words.leaves({ ...dispatch, cutOff: cutOffTime })}</p>;
}
