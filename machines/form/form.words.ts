import type { ChartWords } from '#machines/path-ready.ts';
import type { FormMachine } from './form.machine.ts';

/** What people call the chart `form` and its parts; states stand in the order in which they are read. */
export const formWords: ChartWords<FormMachine> = {
  title: { de: 'Formular', en: 'Form' },
  description: {
    de: 'Ein Formular: ausfüllen, prüfen, absenden und was daraus geworden ist.',
    en: 'A form: filled in, checked, sent, and what became of it.',
  },
  states: {
    editing: {
      title: { de: 'Eingabe', en: 'Editing' },
      description: {
        de: 'Das Formular kann ausgefüllt und abgeschickt werden; nichts ist als falsch markiert.',
        en: 'The form can be filled in and sent; nothing is marked as wrong.',
      },
      spec: [],
    },
    validating: {
      title: { de: 'Wird geprüft', en: 'Validating' },
      description: {
        de: 'Die Angaben werden geprüft. Sind die Regeln nicht zu bekommen, prüft der Server allein.',
        en: 'What was typed is checked. Where the rules cannot be had, the server alone checks it.',
      },
      spec: [],
    },
    faulty: {
      title: { de: 'Mit Fehlern', en: 'Faulty' },
      description: {
        de: 'Was fehlt oder falsch ist, steht an seinem Feld und oben in einer Liste.',
        en: 'What is missing or wrong stands at its field and in a list at the top.',
      },
      spec: [],
    },
    mending: {
      title: { de: 'Wird verbessert', en: 'Mending' },
      description: {
        de: 'Beim Verbessern wird neu geprüft: Was nicht mehr falsch ist, ist nicht mehr markiert.',
        en: 'While it is mended it is checked anew: what is not wrong any more is not marked any more.',
      },
      spec: [],
    },
    sending: {
      title: { de: 'Wird gesendet', en: 'Sending' },
      description: {
        de: 'Die Angaben sind unterwegs; ein zweites Absenden bewirkt nichts.',
        en: 'It is on its way; sending it a second time does nothing.',
      },
      spec: [],
    },
    sent: {
      title: { de: 'Gesendet', en: 'Sent' },
      description: {
        de: 'Die Angaben sind angekommen.',
        en: 'It has arrived.',
      },
      spec: [],
    },
    refused: {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Server nimmt die Angaben nicht an und sagt warum, wo er kann am Feld; was geändert wird, ist nicht mehr markiert.',
        en: 'The server does not take it and says why, at the field where it can; what is changed is not marked any more.',
      },
      spec: ['S8-03'],
    },
    unanswered: {
      title: { de: 'Ohne Antwort', en: 'Unanswered' },
      description: {
        de: 'Es kam keine brauchbare Antwort; die Angaben sind noch da und können erneut gesendet werden.',
        en: 'No answer came that can be used; what was typed is still there and can be sent again.',
      },
      spec: ['S8-03'],
    },
  },
  guards: {
    isFaultless: { de: 'nichts ist falsch', en: 'nothing is wrong' },
    isMended: { de: 'alles Bemängelte ist verbessert', en: 'all that was wrong is mended' },
    isLastFault: { de: 'das einzige bemängelte Feld', en: 'the only field that is wrong' },
    isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' },
  },
  events: {
    'field.type': { de: 'Ein Feld ausfüllen', en: 'Fill in a field' },
    'form.submit': { de: 'Absenden', en: 'Send it' },
  },
};
