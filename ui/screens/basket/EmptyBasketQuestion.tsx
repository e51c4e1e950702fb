import { useBasketEmptying } from '#ui/bindings/basket.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { FormActions } from '#ui/parts/FormActions/FormActions.tsx';
import * as styles from './BasketScreen.css.ts';

interface EmptyBasketQuestionProps {
  readonly onDone: () => void;
}

/** Asks before all positions are removed. */
export default function EmptyBasketQuestion({ onDone }: EmptyBasketQuestionProps) {
  const { basket: words, basketPage } = useTexts();
  const { count, empty } = useBasketEmptying();
  const confirm = () => {
    empty();
    onDone();
  };
  return (
    <div className={styles.question}>
      <p>{basketPage.removeAllQuestion}</p>
      <p>{basketPage.removeAllCount({ count })}</p>
      <FormActions>
        <Button variant="main" icon="trash" onClick={confirm}>
          {words.removeAllConfirm}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </FormActions>
    </div>
  );
}
