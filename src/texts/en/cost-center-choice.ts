import type { costCenterChoice as german } from '../de/cost-center-choice.ts';

export const costCenterChoice: typeof german = {
  label: ({ name }) => `Cost center of ${name}`,
  none: 'No cost center',
  choose: 'Choose a cost center',
  option: ({ number, name }) => `${number} ${name}`,
  missing: 'This position needs a cost center.',
  closed: 'You cannot order on this cost center (any more).',
  forAll: 'For all positions',
  forAllNamed: ({ number }) => `Cost center ${number} for all positions`,
  failed: 'The cost center could not be stored. Please try again.',
};
