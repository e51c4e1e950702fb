export const server = {
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  loginFailed: 'E-Mail-Adresse oder Passwort ist nicht richtig.',
  loginNotAllowed: 'Die Anmeldung ist derzeit nicht möglich. Bitte versuchen Sie es später erneut.',
  modeNotAllowed: 'Diese Ansicht steht derzeit nicht zur Verfügung.',
  failures: {
    400: 'Die Anfrage konnte nicht verarbeitet werden.',
    403: 'Sie dürfen diese Seite nicht aufrufen.',
    404: 'Das Gesuchte wurde nicht gefunden.',
    413: 'Die Anfrage ist zu groß.',
    415: 'Dieses Format wird nicht angenommen.',
    419: 'Die Seite ist nicht mehr gültig. Bitte laden Sie sie neu.',
    429: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
    500: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    502: 'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später erneut.',
    503: 'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten erneut.',
  },
  requestNumber: (parameters: { requestId: string }) => `Vorgangsnummer: ${parameters.requestId}`,
};
