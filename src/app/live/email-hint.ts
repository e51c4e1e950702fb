import type { Language } from '#contract/system.ts';
import { meantEmail } from '#domain/meant-email.ts';
import { emailHint as german } from '#texts/de/email-hint.ts';
import { emailHint as english } from '#texts/en/email-hint.ts';
import type { EmailHintWords } from '#ui/parts/Form/form-context.ts';

const words = { de: german, en: english } as const;

/** What is asked about a mail address that looks mistyped; null of one that does not. */
export function emailHintFor(language: Language, typed: string): EmailHintWords | null {
  const email = meantEmail(typed);
  if (email === null) return null;
  const { didYouMean, take, takeNamed } = words[language];
  return { email, question: didYouMean({ email }), take, takeNamed: takeNamed({ email }) };
}
