import { atButton } from '../Notice/Notice.css.ts';

interface ButtonNoteProps {
  /** What the button names as its description. */
  readonly id: string;
  readonly sentences: readonly string[];
}

/** Beside the button that was pressed, why it did not work; what is read out stands above. */
export function ButtonNote({ id, sentences }: ButtonNoteProps) {
  if (sentences.length === 0) return null;
  return (
    <div id={id} className={atButton}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
