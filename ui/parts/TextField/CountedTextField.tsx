import { CharacterCount, useTextLength } from '../Field/CharacterCount.tsx';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

interface CountedTextFieldProps extends TextFieldProps {
  /** The limit that is shown; default: the one that cuts. */
  readonly longest?: number;
}

/** One line of text whose limit is seen before it is reached. */
export function CountedTextField({ onInput, below, longest, ...rest }: CountedTextFieldProps) {
  const { length, follow } = useTextLength(rest);
  return (
    <TextField
      {...rest}
      below={
        <>
          <CharacterCount length={length} maxLength={longest ?? rest.maxLength} />
          {below}
        </>
      }
      onInput={(event) => {
        follow(event);
        onInput?.(event);
      }}
    />
  );
}
