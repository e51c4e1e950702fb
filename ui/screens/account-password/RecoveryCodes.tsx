import { saveFile } from '#ui/bindings/save-file.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './SecondFactorPart.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** There were others before. */
  readonly isReplacing?: boolean;
  readonly onKeep: () => void;
}

/** The recovery codes, this once: on paper or wherever they are kept. */
export function RecoveryCodes({ codes, isReplacing = false, onKeep }: RecoveryCodesProps) {
  const { accountPassword: words } = useTexts();
  const text = codes.join('\r\n');
  const save = (): void =>
    saveFile(
      `${words.recoveryCodes}.txt`,
      new Blob([`${words.recoveryCodes}\r\n${text}\r\n`], { type: 'text/plain' }),
    );
  return (
    <div className={styles.setup}>
      <p role="status">
        <b>{words.factorIsOn}</b>
      </p>
      {isReplacing ? <p>{words.codesReplaced}</p> : null}
      <p>{words.keepCodes}</p>
      <ol className={styles.codes} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button icon="download" onClick={save}>
          {words.saveCodes}
        </Button>
        <CopyButton text={text} label={words.copyCodes} copied={words.codesCopied} />
        <Button variant="main" onClick={onKeep}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
}
