import { formSchema } from '#contract/form-schema.ts';
import { stockNoticeFields } from '#contract/forms/stock-notice.ts';
import { isPlausibleEmail } from '../email.ts';

export const stockNoticeForm = formSchema(stockNoticeFields, ({ email }) =>
  isPlausibleEmail(email) ? {} : { email: 'emailInvalid' },
);
