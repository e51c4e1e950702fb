import type { TypedRegistration } from '#contract/registration.ts';
import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { RegistrationMachine } from './registration.machine.ts';
import { registrationWords } from './registration.words.ts';

const firm: TypedRegistration = {
  kind: 'company',
  company: 'Neu GmbH',
  vatId: 'DE136695976',
  salutation: 'frau',
  firstname: 'Nora',
  lastname: 'Neu',
  email: 'nora@neu-gmbh.example',
  // However it is written, it is the same mail address.
  emailAgain: 'Nora@neu-gmbh.example',
  password: 'Vier Wörter ohne Zusammenhang',
  passwordAgain: 'Vier Wörter ohne Zusammenhang',
};
const person: TypedRegistration = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'herr',
  firstname: 'Paul',
  lastname: 'Privat',
  email: 'paul@privat.example',
  emailAgain: 'Paul@privat.example',
  password: 'Lauter andere Worte hier',
  passwordAgain: 'Lauter andere Worte hier',
};

const failures = { ...failureSamples, httpError: httpErrorSample };
const mailed = inWords('Eine E-Mail ist unterwegs.', 'A mail is on its way.', 3);
const looked = inWords('Der Shop prüft die Registrierung.', 'The shop looks at the registration.');
const made = inWords('Das Kundenkonto ist angelegt.', 'The account is made.', 2);

/** What may happen while somebody registers, and what must stay true. */
export const registrationCatalog: Catalog<RegistrationMachine> = {
  words: registrationWords,
  inputs: {
    asked: {
      input: { isAllowed: true, link: null },
      ...inWords('„Kundenkonto anlegen“ ist offen.', '"Create an account" is open.', 3),
    },
    mailed: {
      input: { isAllowed: true, link: { token: 'vierzig-Zeichen-aus-der-Mail', isGood: true } },
      ...inWords('Der Link der E-Mail ist offen.', 'The link of the mail is open.', 2),
    },
    mailedAgain: {
      input: { isAllowed: true, link: { token: 'andere-Zeichen-aus-der-Mail', isGood: true } },
      ...inWords('Der Link einer anderen E-Mail ist offen.', 'The link of another mail is open.', 0.5),
    },
    tooLate: {
      input: { isAllowed: true, link: { token: 'benutzte-Zeichen-aus-der-Mail', isGood: false } },
      ...inWords('Ein Link, der nicht mehr gilt, ist offen.', 'A link that is over is open.', 0.5),
    },
    closed: {
      input: { isAllowed: false, link: null },
      ...inWords('Der Shop lässt niemanden sich registrieren.', 'The shop lets nobody register.', 0.3),
    },
  },
  events: {
    'registration.submit': {
      firm: {
        event: { type: 'registration.submit', typed: firm },
        ...inWords('Als Firma registrieren.', 'Register as a company.', 2),
      },
      person: {
        event: { type: 'registration.submit', typed: person },
        ...inWords('Als Privatperson registrieren.', 'Register as a private person.'),
      },
    },
    'link.confirm': {
      firm: {
        event: { type: 'link.confirm', password: firm.password },
        ...inWords('Das gewählte Passwort eingeben.', 'Give the password that was chosen.', 2),
      },
      person: {
        event: { type: 'link.confirm', password: person.password },
        ...inWords('Ein anderes Passwort eingeben.', 'Give another password.'),
      },
    },
  },
  calls: {
    register: {
      ok: { output: { success: true, next: 'awaitingMail' }, ...mailed },
      looked: { output: { success: true, next: 'awaitingApproval' }, ...looked },
      made: { output: { success: true, next: 'registered' }, ...made },
      ...failures,
    },
    confirm: {
      ok: { output: { success: true, next: 'registered', email: firm.email }, ...made },
      looked: { output: { success: true, next: 'awaitingApproval', email: firm.email }, ...looked },
      invalid: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'registration.invalid',
            errorMessages: ['Dieser Link gilt nicht mehr.'],
          },
        },
        ...inWords(
          'Der Link ist benutzt, ersetzt oder abgelaufen.',
          'The link was used, replaced or has run out.',
        ),
      },
      wrong: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'password.wrong',
            errorMessages: ['Dieses Passwort wurde nicht gewählt.'],
            fieldErrors: { password: 'Dieses Passwort wurde nicht gewählt.' },
          },
        },
        ...inWords('Das Passwort ist ein anderes.', 'The password is another one.', 0.5),
      },
      ...failures,
    },
  },
  delays: {},
  abstract: ({ isAllowed, link, email, problem }) => ({
    isAllowed,
    token: link?.token ?? null,
    email,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'passwords are held only while they are on their way': ({ context, tags }) =>
      (context.typed === null && context.password === '') || tags.has('busy'),
    'a problem stands only where a try has failed': ({ value, context }) =>
      context.problem === null || ['typing', 'link', 'linkOver'].includes(String(value)),
    'nobody waits for a mail who has its link': ({ value, context }) =>
      value !== 'awaitingMail' || context.link === null,
  },
  waivers: {
    'given: registration.submit typed.passwordAgain':
      'The form hands over only passwords that are alike; what they do apart is tested at the form and at the server.',
  },
};
