/** English sentences of error pages; those of the spec's error catalogue stand word for word. */
export const errors: typeof import('../de/errors.ts').errors = {
  pages: {
    '401': {
      heading: 'You are not authorized to access this page',
      text: 'Rights are assigned by the administrators of your account. Please ask them.',
    },
    '403': {
      heading: 'You are not allowed to access this page.',
      text: 'The area is not open to your account.',
    },
    '404': {
      heading: 'Page not found.',
      text: 'The address does not exist or no longer exists. Search by model or OEM number, or go to the home page.',
    },
    '405': { heading: 'Method Not Allowed', text: 'This address cannot be used that way.' },
    '419': {
      heading: 'Authentication Timeout (CSRF)',
      text: 'Please Reload the Page',
    },
    '500': {
      heading: 'Internal Server Error',
      text: 'Something went wrong on our side. Please try again in a few minutes.',
    },
    '502': {
      heading: 'Bad Gateway',
      text: 'The answer could not be read. Please try again in a few minutes.',
    },
    '503': {
      heading: 'We will be back soon ...',
      text: 'The shop is down for maintenance. Please try again later.',
    },
    notApproved: {
      heading: 'We will be back soon ...',
      text: 'The shop is not open yet or down for maintenance. Please try again later.',
    },
  },
  genericHeading: (given) => `Error ${given.code}`,
  genericText: 'The request could not be answered. Please try again later.',
  placedOrder: (given) => `Your order ${given.orderNumber} has reached us.`,
  showPlacedOrder: 'View order',
  home: 'Go to the home page',
  retry: 'Try again',
  search: 'Search articles',
  wayOn: (given) => `Continue to “${given.name}”`,
};
