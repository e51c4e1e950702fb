/** The page on which people ask for an offer (S2.9). */
export const offerRequestPath = '/offerrequest';
