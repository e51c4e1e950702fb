import { useState } from 'react';
import type { FormEvent } from 'react';
import { useRetry } from '#ui/bindings/retry.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';

/** "Erneut versuchen" of the maintenance page; without script it opens the home page. */
export function RetryButton() {
  const { errors } = useTexts();
  const { isAsking, retry } = useRetry();
  // A page that was just delivered asks by itself, and one without script asks nothing: only a press is worth a sign.
  const [isPressed, setPressed] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    retry();
  };
  return (
    <form action="/" onSubmit={ask}>
      <Button type="submit" variant="main" isPending={isPressed && isAsking}>
        {errors.retry}
      </Button>
    </form>
  );
}
