export const server: typeof import('../de/server.ts').server = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  loginFailed: 'The e-mail address or the password is wrong.',
  loginNotAllowed: 'Login is not allowed at the moment. Please try it later.',
  modeNotAllowed: 'This view is not available at the moment.',
  failures: {
    400: 'The request could not be processed.',
    403: 'You are not allowed to access this page.',
    404: 'Nothing was found here.',
    413: 'The request is too large.',
    415: 'This format is not accepted.',
    419: 'The page is no longer valid. Please reload it.',
    429: 'That were too many requests. Please wait a moment.',
    500: 'Something went wrong. Please try again later.',
    502: 'The shop cannot be reached at the moment. Please try again later.',
    503: 'The shop cannot be reached at the moment. Please try again in a few minutes.',
  },
  requestNumber: (parameters) => `Reference: ${parameters.requestId}`,
};
