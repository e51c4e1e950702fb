import type { OrderSummary } from '#contract/order.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';

const tones = { open: 'info', answered: 'neutral' } as const;

interface QuestionBadgeProps {
  readonly order: { readonly question?: OrderSummary['question'] | undefined };
}

/** How a question to the buyer stands; nothing where none was asked. */
export function QuestionBadge({ order: { question } }: QuestionBadgeProps) {
  const { release: words } = useTexts();
  return question === undefined ? null : <Badge tone={tones[question]}>{words.questions[question]}</Badge>;
}
