export const registration: typeof import('../de/registration.ts').registration = {
  title: 'Register',
  register: 'New here? Register',
  intro: 'Do you have a customer account already?',
  toLogin: 'Sign in',
  goOn: 'Continue shopping',
  errorTitle: 'Error Registration',
  requiredHint: '* required',
  draftTakenUp: 'What you entered before is still there; please enter the passwords again.',
  kind: 'Whom is the account for?',
  kinds: { company: 'Company', private: 'Private person' },
  company: 'Company',
  vatId: 'VAT id',
  vatIdHint: 'For example DE123456789',
  salutation: 'Salutation',
  salutations: { none: 'Not specified', frau: 'Ms', herr: 'Mr', divers: 'Diverse' },
  firstname: 'First name',
  lastname: 'Last name',
  email: 'E-mail address',
  emailAgain: 'Repeat the e-mail address',
  password: 'Password',
  passwordAgain: 'Repeat the password',
  passwordHint:
    'For example several words that have nothing to do with each other. Capital letters, digits and signs are possible, but not needed.',
  submit: 'Register',
  sending: 'Sending …',
  next: {
    awaitingMail: (p) =>
      `We have sent an e-mail to ${p.email}. Please follow the link in it to complete your registration. If one came a few minutes ago already, its link holds with what you have just typed.`,
    awaitingApproval: () =>
      'We look at your registration and write as soon as your customer account is open.',
    registered: () => 'Your customer account is set up. Sign in now.',
  },
  confirmTitle: 'Confirm the registration',
  confirmIntro: 'Enter the password you chose when you registered.',
  confirm: 'Confirm the registration',
  confirming: 'Confirming …',
  over: 'Each link is good for a day, only once, and only the newest one.',
  overHint:
    'If you have confirmed your registration with it already, please sign in with your password. Otherwise please register once more.',
  invitation: {
    title: 'Accept the invitation',
    intro: (p) =>
      `Choose the password you will sign in with as ${p.email}. Then you can shop for your company.`,
    errorTitle: 'The invitation could not be accepted',
    submit: 'Accept the invitation',
    pending: 'Accepting …',
    over: 'Each invitation is good for a week, only once, and only the newest one.',
    overHint:
      'If you have accepted it already, please sign in with your password. Otherwise please have your company send you a new one.',
    done: 'You belong to your company now. Sign in with your password.',
  },
  erased: 'Your customer account is deleted',
  erasedHint:
    'Your customer account is deleted and you are signed out. What we have to keep is written in the e-mail we have sent you.',
  again: 'Register again',
  notAllowed: 'Individual registration is prohibited. Please contact the shop for access.',
  needsScript: 'JavaScript is needed for this.',
  problems: {
    noAnswer: 'The server does not answer. Please check your connection and try again.',
    down: 'The shop cannot be reached right now. Please try again in a few minutes.',
    error: 'That did not work. Please try again.',
  },
};
