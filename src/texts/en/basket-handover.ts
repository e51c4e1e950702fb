export const basketHandover = {
  title: 'Take over a basket',
  importing: {
    livebook: 'The basket of the livebook is being taken over …',
    external: 'The basket of the external catalog is being taken over …',
  },
  importedTitle: 'Basket taken over',
  imported: 'All articles are in your basket now. Today’s prices apply.',
  repeated: 'You have taken over this basket before. Nothing was added again.',
  partlyTitle: 'Not everything is in the basket',
  partly: 'These articles could not be added as asked for:',
  signInTitle: 'Please sign in',
  signIn: 'Baskets of companies can only be taken over by who is signed in.',
  toSignIn: 'Sign in',
  unknownTitle: 'This basket does not exist here',
  unknown:
    'The link is incomplete, has run out or is meant for another company. Your own basket is unchanged.',
  failedTitle: 'That did not work',
  failed: 'The basket could not be taken over. Please try again.',
  retry: 'Try again',
  toBasket: 'To the basket',
  home: 'To the home page',
  needsScript: 'Taking over a basket needs JavaScript.',
};
