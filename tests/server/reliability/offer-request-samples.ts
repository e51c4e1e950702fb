import { offerRequestEndpoints } from '#contract/offer-request.ts';
import type { Sample, Situation } from './sample.ts';

/** An article that has no price; `insertNamed` puts it there. */
export const articleOnRequest = 'ANFRAGE1';

const asked = { articleNumber: articleOnRequest, shopDepotId: 1, quantity: 2 };

/** What the visitor asks an offer for, with nothing on it but one article. */
async function openRequest({ visitor }: Situation) {
  await visitor.post(offerRequestEndpoints.removeAll);
  return visitor.ask(offerRequestEndpoints.add, { body: asked });
}

const ofPosition =
  (more: Readonly<Record<string, unknown>> = {}) =>
  async (situation: Situation): Promise<Sample> => ({
    body: { id: (await openRequest(situation)).positions[0]?.id ?? 0, ...more },
  });

/** A request each that is accepted, for the calls of requests for offers. */
export const offerRequestSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'offerRequest.show': async () => ({}),
  'offerRequest.add': async (situation) => {
    await openRequest(situation);
    return { body: { ...asked, quantity: '3' } };
  },
  'offerRequest.update': ofPosition({ quantity: 4 }),
  'offerRequest.remove': ofPosition(),
  'offerRequest.removeAll': async (situation) => {
    const { requestToken } = await openRequest(situation);
    return { body: { requestToken: requestToken ?? '' } };
  },
  'offerRequest.create': async (situation) => ({
    body: {
      requestToken: (await openRequest(situation)).requestToken ?? '',
      customerNumber: '20001',
      customerName: 'Muster GmbH',
      userName: 'einkauf@muster-gmbh.example',
      userEmail: 'einkauf@muster-gmbh.example',
      userSalutation: 'frau',
      userTitle: 'Dr.',
      userFirstname: 'Erna',
      userLastname: 'Einkauf',
      phone: '040 123456',
      zip: '20457',
      subject: 'Angebot für Plotter',
      text: 'Bitte mit Lieferzeit.',
    },
  }),
};
