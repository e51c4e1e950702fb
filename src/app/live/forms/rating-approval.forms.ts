import { shownRatingEndpoints } from '#contract/shown-ratings.ts';
import { waitingRatingEndpoints } from '#contract/waiting-ratings.ts';
import { shownRatingsPath, waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { staffRefusalForm } from '#domain/forms/staff-refusal.ts';
import { step, typed } from './firm.forms.ts';

const { show, refuse } = waitingRatingEndpoints;

/** Shows a rating on the page of its article. */
export const ratingApproval = step(show, waitingRatingsPath, true);

/** Says why a rating is not shown. */
export const ratingRefusal = typed(staffRefusalForm, () => refuse, waitingRatingsPath);

/** Says why a rating is shown no more. */
export const ratingTakeDown = typed(staffRefusalForm, () => shownRatingEndpoints.takeDown, shownRatingsPath);
