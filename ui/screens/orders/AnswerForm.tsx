import { releaseAnswerFields } from '#contract/forms/release-answer.ts';
import type { ReleaseStep } from '#contract/release.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import * as styles from '#ui/sections/release/release.css.ts';

interface AnswerFormProps {
  readonly orderNumber: string;
  readonly question: ReleaseStep;
}

/** Answers the question that is open; what is typed stays in the tab until it is sent. */
export function AnswerForm({ orderNumber, question }: AnswerFormProps) {
  const { account, release } = useTexts();
  const { own } = release;
  const { form, view, restored } = useKeptForm(
    'release-answer',
    releaseAnswerFields,
    `answer-${orderNumber}`,
    { given: { orderNumber, unsent: own.unsent } },
  );
  return (
    <section className={styles.section} aria-labelledby="release-question">
      <h2 id="release-question" className={styles.heading}>
        {own.questionTitle}
      </h2>
      <p>{own.question({ name: question.by })}</p>
      <blockquote className={styles.said}>{question.text}</blockquote>
      <Form
        key={String(restored !== null)}
        form={form}
        className={styles.answer}
        buttonSize="medium"
        words={{ faultsTitle: own.errorTitle, submit: own.sendAnswer, pending: own.sending }}
        {...(restored === null ? {} : { values: restored })}
        problem={problemIn(view, { error: own.failed, noAnswer: account.noAnswer })}
      >
        <FormTextArea name="answer" label={own.answer} rows={3} />
      </Form>
    </section>
  );
}
