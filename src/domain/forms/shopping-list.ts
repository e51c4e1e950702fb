import { formSchema } from '#contract/form-schema.ts';
import { listPositionFields, shoppingListFields } from '#contract/forms/shopping-list.ts';

export const shoppingListForm = formSchema(shoppingListFields);
export const listPositionForm = formSchema(listPositionFields);
