import { CharacterCount, useTextLength } from '../Field/CharacterCount.tsx';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** One line of text whose limit is seen before it cuts. */
export function CountedTextField({ onInput, below, ...rest }: TextFieldProps) {
  const { length, follow } = useTextLength(rest);
  return (
    <TextField
      {...rest}
      below={
        <>
          <CharacterCount length={length} maxLength={rest.maxLength} />
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
