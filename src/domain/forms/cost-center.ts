import { formSchema } from '#contract/form-schema.ts';
import { costCenterFields } from '#contract/forms/cost-center.ts';
import { costCenterFaults } from '../cost-center.ts';

export const costCenterForm = formSchema(costCenterFields, costCenterFaults);
