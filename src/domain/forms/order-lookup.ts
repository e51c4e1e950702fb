import { formSchema } from '#contract/form-schema.ts';
import { orderLookupFields } from '#contract/forms/order-lookup.ts';

export const orderLookupForm = formSchema(orderLookupFields);
