import { useLoaderData } from 'react-router-dom';
import { listPositionFields } from '#contract/forms/shopping-list.ts';
import type { ListPosition } from '#contract/shopping-list.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import { CostCenterField } from '#ui/sections/cost-center/CostCenterField.tsx';
import * as styles from './PositionRow.css.ts';
import type { ShoppingListsData } from './shopping-lists-data.ts';

interface PositionNotesProps {
  readonly position: ListPosition;
  /** To go on with what is kept by then; this form compares with what was kept when it appeared. */
  readonly onAgain: () => void;
}

/** What a person notes at a position; it goes into the basket with it as far as an order knows it. */
export function PositionNotes({ position, onAgain }: PositionNotesProps) {
  const { shoppingLists: words } = useTexts();
  const { costCenters } = useLoaderData() as ShoppingListsData;
  const { id, data, custom_article_number, custom_article_info } = position;
  const notes = {
    ...data,
    customArticleNumber: custom_article_number,
    customArticleInfo: custom_article_info,
  };
  const draft = `list-position-${id}`;
  const kept = useKeptForm('list-position', listPositionFields, draft, {
    given: { id: String(id), ...notes },
  });
  return (
    <KeptForm
      kept={kept}
      name={draft}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ submit: words.save, pending: words.saving }}
      values={notes}
      sent={{
        said: words.notesSaved,
        again: words.goOn,
        onAgain,
        buttonSize: 'small',
        className: styles.saved,
      }}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FormField name="hint" label={words.note} autoComplete="off" />
        </div>
        <FormField name="customArticleNumber" label={words.customArticleNumber} autoComplete="off" />
        <FormField name="customArticleInfo" label={words.customArticleInfo} autoComplete="off" />
        <CostCenterField
          kept={data.costCenter}
          costCenters={costCenters}
          label={words.costCenter}
          none={words.noCostCenter}
        />
        <FormField name="offerNumber" label={words.offerNumber} autoComplete="off" />
      </div>
    </KeptForm>
  );
}
