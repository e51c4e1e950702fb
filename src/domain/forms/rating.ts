import { formSchema } from '#contract/form-schema.ts';
import { ratingFields, starChoices } from '#contract/forms/rating.ts';

/** A rating has one to five stars; words may be left out. */
export const ratingForm = formSchema(ratingFields, ({ stars }) =>
  (starChoices as readonly string[]).includes(stars) ? {} : { stars: 'starsMissing' },
);
