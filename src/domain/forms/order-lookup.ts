import { formSchema } from '#contract/form-schema.ts';
import { orderJoinFields, orderLookupFields } from '#contract/forms/order-lookup.ts';

export const orderJoinForm = formSchema(orderJoinFields);
export const orderLookupForm = formSchema(orderLookupFields);
