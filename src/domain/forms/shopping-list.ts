import { formSchema } from '#contract/form-schema.ts';
import { listPositionFields, listShareFields, shoppingListFields } from '#contract/forms/shopping-list.ts';

export const shoppingListForm = formSchema(shoppingListFields);
export const listShareForm = formSchema(listShareFields);
export const listPositionForm = formSchema(listPositionFields);
