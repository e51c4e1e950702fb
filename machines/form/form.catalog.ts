import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { FormMachine } from './form.machine.ts';
import { formWords } from './form.words.ts';

const right = { email: 'erika@example.com' };
const empty = { email: '' };

export const formCatalog: Catalog<FormMachine> = {
  words: formWords,
  inputs: {
    lookup: {
      input: { form: 'order-lookup', given: {} },
      ...inWords('Das Formular „Bestellung ansehen“ ist offen.', 'The form "Find an order" is open.'),
    },
    notice: {
      input: { form: 'stock-notice', given: { articleNumber: 'KO100', shopDepotId: '1' } },
      ...inWords(
        'Das Formular „Benachrichtigen“ eines ausverkauften Artikels ist offen.',
        'The form for a notice of a sold-out article is open.',
      ),
    },
  },
  events: {
    'field.type': {
      right: {
        event: { type: 'field.type', field: 'email', values: right },
        ...inWords('Die E-Mail-Adresse eingeben.', 'Type the mail address.', 2),
      },
      empty: {
        event: { type: 'field.type', field: 'email', values: empty },
        ...inWords('Die E-Mail-Adresse wieder löschen.', 'Delete the mail address again.', 0.3),
      },
    },
    'form.submit': {
      right: {
        event: { type: 'form.submit', values: right },
        ...inWords('Alles ausgefüllt absenden.', 'Send it with everything filled in.', 3),
      },
      empty: {
        event: { type: 'form.submit', values: empty },
        ...inWords('Leer absenden.', 'Send it empty.', 0.5),
      },
    },
    'form.reopen': {
      again: {
        event: { type: 'form.reopen' },
        ...inWords('„Andere Adresse angeben“ drücken.', 'Press "Give another address".', 0.3),
      },
    },
  },
  calls: {
    checkForm: {
      ok: { output: {}, ...inWords('Nichts ist falsch.', 'Nothing is wrong.', 3) },
      faults: {
        output: { email: 'Bitte geben Sie Ihre E-Mail-Adresse an.' },
        ...inWords('Die E-Mail-Adresse fehlt.', 'The mail address is missing.'),
      },
      otherFault: {
        output: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
        ...inWords('Die E-Mail-Adresse ist unvollständig.', 'The mail address is not complete.'),
      },
      ...failureSamples,
    },
    sendForm: {
      ok: { output: null, ...inWords('Die Angaben kommen an.', 'It arrives.', 3) },
      refusedAtField: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'fields.invalid',
            errorMessages: ['Bitte prüfen Sie die markierten Felder.'],
            fieldErrors: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
          },
        },
        ...inWords('Der Server lehnt ab und nennt das Feld.', 'The server refuses and names the field.', 0.3),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ form, faults, problem }) => ({
    form,
    isEmailWrong: 'email' in faults,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'a fault stands only where it can be mended': ({ value, context }) =>
      Object.keys(context.faults).length === 0 ||
      ['validating', 'faulty', 'mending', 'refused'].includes(String(value)),
    'each try that failed is counted': ({ value, context }) =>
      !['faulty', 'mending', 'refused', 'unanswered'].includes(String(value)) || context.failedTries > 0,
    'what was sent is not unsaved': ({ value, context }) => value !== 'sent' || !context.isUnsaved,
  },
};
