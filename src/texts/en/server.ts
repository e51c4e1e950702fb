export const server: typeof import('../de/server.ts').server = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  loginFailed: 'The e-mail address or the password is wrong.',
  loginAfterApproval:
    'Have you registered only just now? Then you can sign in as soon as we have let you in; you will get an email.',
  loginNotAllowed: 'Login is not allowed at the moment. Please try it later.',
  loginSlowed:
    'Those were too many tries. If you have an account, please look into your mailbox whether you can confirm the sign-in there (we write once an hour at most), or try again later.',
  wayInInvalid: 'This link is no longer valid. Please sign in with your password.',
  passwordWrong: 'This is not your current password.',
  passwordLater: 'A wrong password was entered too often. Please try again in a quarter of an hour.',
  secondFactor: {
    due: 'The password is right. Please show the second factor, too.',
    wrong: 'This code is wrong, or it has been used already.',
    locked: 'Those were too many tries. Please wait ten minutes and sign in again.',
    deedLocked: 'Those were too many tries. Please wait ten minutes and try again.',
    lockedForDay: 'Those were too many tries in one day. Please try again tomorrow, or contact us.',
    over: 'This sign-in has run out. Please enter your password again.',
    tooManyMails: 'A code was sent to you just now. Please look for it, or choose another way.',
    changed: 'This has changed meanwhile. Please reload the page.',
    passkeyFailed: 'You cannot sign in with this passkey. Please use your email address and password.',
    passkeyWrong: 'This passkey does not belong to your account, or it is not valid any more.',
    passkeyTooLate:
      'Your device was asked more than five minutes ago, or its answer has been used already. Please begin again.',
    passkeyNotMade: 'This passkey cannot be accepted. Please begin again.',
    tooManyPasskeys: (p: { most: number }) =>
      `You cannot have more than ${p.most} passkeys. Please remove one first that you do not need any more.`,
  },
  passkeyMail: {
    addedSubject: 'New passkey for your account',
    added: (p: { name: string; at: string; browser: string; network: string }) =>
      `a passkey was set up for your account: “${p.name}”, on ${p.at}${p.browser === '' ? '' : ` with ${p.browser}`}${p.network === '' ? '' : ` (network ${p.network})`}.`,
    effect:
      'It lets in without a password. The password alone is not enough any more: after it we ask for a passkey or a code.',
    where: 'You can remove it in your account under "Password and sign-in".',
    removedSubject: 'Passkey removed',
    removed: (p: { name: string; at: string }) =>
      `a passkey of your account was removed (${p.at}): “${p.name}”. Nobody can sign in with it any more.`,
    removedLast: (p: { name: string; at: string }) =>
      `the last passkey of your account was removed (${p.at}): “${p.name}”. The password is enough to sign in again.`,
  },
  secondFactorMail: {
    greeting: 'Hello,',
    codeSubject: 'Your code for signing in',
    code: (p) => `the code for your sign-in is ${p.code}.`,
    limits:
      'It is valid for the sign-in that waits right now only, and once. Do not pass it on: we never ask you for it.',
    notYou:
      'Have you not signed in? Then somebody knows your password. Please change it at once under "Password and sign-in".',
    onSubject: 'Two-factor sign-in is on',
    on: (p) =>
      `signing in with two factors is on for your customer account now (${p.at}). Beside the password you need a code of your app.`,
    offSubject: 'Two-factor sign-in is off',
    off: (p) =>
      `signing in with two factors was turned off for your customer account (${p.at}). The password is enough again.`,
    offBesidePasskeys: (p) =>
      `the authenticator app of your account was turned off (${p.at}). After the password we still ask for a passkey, or a code by e-mail.`,
  },
  passwordReset: {
    notAllowed: 'A new password cannot be requested here. Please contact us.',
    tooManyRequests: 'That was too often just now. Please try again in an hour.',
    tokenInvalid:
      'This link is no longer valid. If you have set a new password by it already, please sign in with that. Otherwise please request a new one.',
  },
  emailChange: {
    tooMany: 'That was too often just now. Please try again in an hour.',
    linkInvalid:
      'This link is no longer valid, or it belongs to another customer account. "Personal data" shows which address holds; you can give a new one there.',
  },
  emailChangeMail: {
    greeting: 'Hello,',
    confirmSubject: 'Please confirm your new e-mail address',
    confirm: 'this e-mail address is to belong to your customer account. It holds once you confirm it here:',
    link: 'Confirm the new e-mail address',
    limits: 'The link is valid for 24 hours and only once. Please sign in with your present address for it.',
    nothingToDo: 'If this was not you, there is nothing to do.',
    knownSubject: 'You have a customer account already',
    known:
      'somebody wanted to give your e-mail address for another customer account. It belongs to yours already, where everything stays as it is.',
    subjects: {
      asked: 'Your e-mail address is to be changed',
      changed: 'Your e-mail address is changed',
    },
    asked: (p) =>
      `a new e-mail address was given for your customer account (${p.at}): ${p.email}. It does not hold before it is confirmed there; until then everything stays as it is.`,
    changed: (p) =>
      `the e-mail address ${p.email} belongs to your customer account now (${p.at}). Sign in with it from now on. To this one we write only about orders you placed before.`,
    signedOut: 'All other browsers and devices are signed out by that.',
  },
  passwordResetMail: {
    subject: 'New password',
    greeting: 'Hello,',
    reason: 'a new password was requested for your customer account. Set it here:',
    link: 'Set a new password',
    limits: 'The link is valid for one hour and once only. Do not pass it on.',
    notYou:
      'Have you not requested a new password? Then there is nothing to do: your password stays as it is.',
  },
  registration: {
    notAllowed: 'Individual registration is prohibited. Please contact the shop for access.',
    tooMany: 'That was too often just now. Please try again in an hour.',
    notFound: 'This registration has been decided already. Please reload the page.',
    invalid:
      'This link is no longer valid; perhaps you have used it already. Then please sign in with your password. Otherwise please register again.',
    passwordWrong: 'This is not the password you chose when you registered.',
    companiesOnly: 'Only companies order here. Please register your company.',
  },
  registrationMail: {
    greeting: 'Hello,',
    confirmSubject: 'Your registration',
    confirm: 'please confirm your e-mail address, so that we can set up your customer account:',
    link: 'Confirm the registration',
    limits: 'The link is valid for 24 hours and once only. You need the password you chose.',
    registered: 'your customer account is set up. You can sign in now.',
    awaitingApproval: 'we look at your registration and write as soon as your customer account is open.',
    approvedSubject: 'Your account is ready',
    refusedSubject: 'Your registration',
    refused: 'unfortunately we cannot make an account for you. The reason:',
    knownSubject: 'You have a customer account already',
    known:
      'somebody wanted to set up a customer account with your e-mail address. You have one already; it stays as it is.',
    passwordForgotten: 'Should you have forgotten your password:',
    passwordFromUs: 'Should you have forgotten your password, please contact us.',
    newPassword: 'Request a new password',
    notYou: 'If it was not you, there is nothing to do.',
  },
  firmPeople: {
    notAllowed: 'You no longer manage this company. Please reload the page.',
    notFound: 'There is no such person in your company.',
    own: 'Nobody can give up managing the company by themselves: that way your company always has somebody who manages it. Another person with this role can do that for you.',
    undecided: (p: { orders: string }) =>
      `Nobody could decide on these orders any more: ${p.orders}. Please have them decided first, or let somebody else manage or deputise.`,
    tooMany: (p: { most: number }) => `A company cannot have more than ${p.most} people.`,
    tooManyMails: 'That was a lot of invitations. Please try again in an hour.',
    deputyInactive: 'Who is locked out can stand in for nobody. Please unlock the person first.',
    invitedElsewhere:
      'There is an account with this mail address by now. Please withdraw the invitation and invite another address.',
    emailHasAccount:
      'You have an account with this mail address already. Please have your firm invite you with another address.',
    invitationNotFound: 'This invitation does not exist (any more).',
    invitationInvalid:
      'This invitation is no longer valid. If you have accepted it already, please sign in with your password. Otherwise please have your company send you another one.',
  },
  tableImport: {
    columnMissing: (p: { column: string; known: string }) =>
      `The file lacks the column “${p.column}”. Its first row has to name the columns like this: ${p.known}.`,
    columnTwice: (p: { column: string }) => `The column “${p.column}” stands in the file twice.`,
    changed: 'Something has changed in your company meanwhile. Please check the preview again.',
    twice: (p: { line: number }) => `This stands in line ${p.line} of the file already.`,
    unknownWord: (p: { typed: string; known: string }) =>
      `“${p.typed}” is not possible here. Please write: ${p.known}.`,
    unknownEmails: (p: { emails: string }) =>
      `These email addresses do not belong to your company: ${p.emails}.`,
    tooManyPeople: (p: { most: number }) => `At most ${p.most} people can be named for a cost center.`,
    fullName: 'Whoever is new needs a first and a last name, e.g. “Erika Mustermann”.',
    adminAndDeputy: 'An administrator is nobody’s deputy: please write “no” in one of both.',
    deputyTwice: (p: { line: number }) =>
      `A company has one deputy only, who stands in line ${p.line} already.`,
    deputyEnds: (p) => `${p.name} ends to be deputy by that.`,
    invitationsEnd: (p) => `These invitations end by that: ${p.emails}.`,
    deputyNew: 'Whoever is new can become the deputy only after accepting the invitation.',
    invited:
      'This person is invited already. You can change their rights as soon as they have accepted the invitation.',
    noMailsLeft: (p: { left: number }) =>
      `In this hour your company can invite ${p.left} more people only. Please read the file in again later.`,
  },
  invitationMail: {
    subject: (p: { company: string }) => `Invitation from ${p.company}`,
    greeting: (p: { name: string }) => `Hello ${p.name},`,
    reason: (p: { company: string; by: string }) =>
      `${p.by} invites you to shop with us for ${p.company}. Set your password here:`,
    link: 'Accept the invitation',
    limits: (p: { until: string }) => `The link is good until ${p.until} and only once. Do not pass it on.`,
    notYou: 'If this means nothing to you, there is nothing you need to do.',
  },
  passwordMail: {
    subject: 'Your password was changed',
    greeting: 'Hello,',
    changed: (p) => `the password of your customer account was changed (${p.at}).`,
    signedOut: 'All other browsers and devices are signed out by that. Sign in there with the new password.',
    passkeys: (p) =>
      `${p.count === 1 ? 'One passkey is' : `${p.count} passkeys are`} set up for your account; remove under "Password and sign-in" what you do not know.`,
    notYou: (p) =>
      `Was it not you? Then please call us at once (${p.phone}) or write to ${p.email}: we close the access and help you on.`,
  },
  lastAdminStays:
    'You alone run the account of your firm. Give this right to somebody else first, or lock everybody else out; then you can delete your account.',
  erasureMail: {
    subject: 'Your account is deleted',
    greeting: 'Hello,',
    erased:
      'as you asked, we have deleted your account: your details, addresses, lists, stored baskets and your bank account. You cannot sign in with it any more.',
    kept: ({ numbers }) =>
      `We have to keep invoices. These orders therefore stay with the address of the invoice, connected to no account: ${numbers}.`,
    notYou: ({ phone, email }) =>
      `Was it not you? Then please call us at once (${phone}) or write to ${email}.`,
  },
  wayInMail: {
    subject: 'Confirm your sign-in',
    greeting: 'Hello,',
    reason:
      'a wrong password was entered for your customer account many times lately. To protect you, we let sign-ins from unknown devices through only slowly right now.',
    how: 'If you want to sign in yourself, open this link in the browser you sign in with and press "Confirm sign-in" there:',
    link: 'Confirm sign-in',
    limits:
      'The link is valid for 15 minutes and once only. It does not sign you in: you need your password afterwards as always. Do not pass the link on.',
    notYou: 'If you do not want to sign in, there is nothing to do.',
  },
  storedBasket: {
    notFound: 'There is no such stored basket (any more).',
    nameMissing: 'Please give the basket a name.',
    nameTaken: ({ name }) => `You have stored a basket "${name}" before. Please choose another name.`,
    nothingToSave: 'Your basket is empty; there is nothing to store.',
    tooMany: ({ most }) =>
      `You cannot store more than ${most} baskets. Please delete one first that you do not need any more.`,
    choose: 'There is something in your basket. Please choose whether to add or to replace.',
  },
  withdrawal: {
    tooMany: (p) =>
      `There were many statements within a short time. You may also withdraw in any other form: by mail to ${p.email}, by letter or on the phone (${p.phone}).`,
  },
  offerRequest: {
    notAllowed: (p) =>
      `Offers cannot be asked for here at the moment. Please call us (${p.phone}) or write to us: ${p.email}.`,
    hasPrice: (p) => `${p.name} has a price: please put the article into the basket.`,
    full: (p) => `A request holds ${p.most} articles at most.`,
    quantityReached: (p) => `${p.name} is in your request with ${p.maximum} already; no request holds more.`,
    positionNotFound: 'This article is not in your request any more.',
    notFound: 'This request does not exist any more. Please reload the page.',
    empty: 'There is no article in your request yet.',
    tooMany: (p) =>
      `That was a lot of requests in a short time. Please try again in an hour, or call us: ${p.phone}.`,
  },
  firmChanged: {
    yourself: 'yourself',
    rules: (p) =>
      `The release rules have been changed meanwhile${p.by === '' ? '' : `, last by ${p.by}`}. What you entered is not saved yet. Please compare it with what holds now, then save once more.`,
    budget: (p) =>
      `This budget has been changed meanwhile${p.by === '' ? '' : `, last by ${p.by}`}. What you entered is not saved yet. Please compare it with what holds now, then save once more.`,
  },
  searchRules: {
    outdated: (p: { by: string }) =>
      `${p.by === '' ? 'Somebody' : p.by} has changed the rules meanwhile. Your change is not published. Please reload the page and look at its effect once more.`,
    unknownRule: 'This rule does not exist any more. Please reload the page.',
    unknownVersion: 'There is no such version.',
    unchanged: 'Exactly this rule holds already.',
    sameAsBefore: 'The rules are as they were before this version already.',
    tooMany: (p: { most: number }) =>
      `The search cannot have more than ${p.most} rules. Please remove one first that nobody needs any more.`,
    wordMissing: 'Please enter the word that is searched for.',
    wordTooShort: 'This is too short: at least two letters or digits are needed.',
    wordTooLong: (p: { most: number }) => `A rule is about ${p.most} words at most.`,
    oneWord: 'Only single words are left out. Please add a rule for each.',
    synonymMissing: 'Please enter the word that is searched for instead.',
    sameWord: 'This is the same word. A synonym needs another one.',
    circle: (p: { words: string }) => `This leads back to the same word in a circle: ${p.words}.`,
    nothingToDrop: 'This field stays empty for a word that is left out.',
    addressMissing: 'Please enter an address of this shop, e.g. /page/versand.',
    addressForeign: 'This is no address of this shop. It begins with a single slash, e.g. /page/versand.',
    addressUnknown: 'There is no such page in the shop.',
    addressIsSearch: 'This is a search itself. Please add a synonym to search for something else.',
    articleMissing: 'Please enter the article number.',
    articleUnknown: 'The shop shows no article with this number.',
    brandMissing: 'Please enter the name of the brand.',
    brandUnknown: 'There is no brand of this name in the shop.',
  },
  rating: {
    notBought: 'Only those who have bought the article from us can rate it.',
    tooMany: (p) =>
      `That was a lot of ratings in a short time. Please try again in an hour, or call us: ${p.phone}.`,
    unproven:
      'This rating cannot be shown: the order does not count as a purchase (any more), or it is your own. Please refuse it.',
    decided: 'This rating has been decided already, or was changed or deleted. Please reload the page.',
  },
  ratingMail: {
    greeting: 'Hello,',
    subject: (p) => `Your rating of ${p.name}`,
    refused: (p) => `thank you for rating ${p.name}. We do not show the rating like this. The reason:`,
    takenDown: (p) =>
      `we have taken your rating of ${p.name} off the page of the article. Nobody else sees it any more, and its stars do not count there; nothing changes about your account. The reason:`,
    next: {
      refused: ['If you see this differently, please write to us or call us.'],
      takenDown: [
        'A person of our house has decided this, no program.',
        'If you see this differently, please write to us or call us: we will look at it once more. You can also turn to a court.',
      ],
    },
    onItsPage: 'On the page of the article you can change the rating and send it once more, or delete it.',
  },
  handedOver: {
    unknown: 'This basket does not exist here (any more).',
    signIn: 'Baskets of companies can only be taken over by who is signed in.',
    corrected: (p: { name: string; correction: string }) => `${p.name}: ${p.correction}`,
  },
  externalCatalog: {
    noOrder: (p: { name: string }) => `Nothing is ordered here: please hand the basket over to ${p.name}.`,
    notInVisit: (p) =>
      `That is no part of your visit from ${p.name}. Here you put articles into the basket and hand it over to ${p.name}. You also get back with an empty basket, by the page “Hand basket over”.`,
    tooLong: ({ name }) => `The parameter ${name} is too long.`,
    noFunction: ({ name }) =>
      `This catalog does not know the function ${name}: please open it without the parameter FUNCTION.`,
    wrongLogin:
      'Name or password are wrong: please check what your procurement system opens this catalog with (address, USERNAME, PASSWORD).',
    wrongReturn: 'No basket may go back to this address: please check the parameter HOOK_URL, or contact us.',
    none: 'No basket can be handed over from this window (any more). Please open the catalog in your procurement system again.',
    notAllowed: 'No basket may be handed over to this address. Please contact us.',
    returnTitle: (p: { name: string }) => `Back to ${p.name}`,
    returning: (p: { name: string }) => `Your basket is being handed over to ${p.name}.`,
    nothingReturned: 'Nothing is taken over.',
    returnNow: 'Hand over now',
  },
  freeArticle: {
    gift: 'Free article',
    problems: {
      notThere: 'This free article is not available at the moment.',
      belowLimit: ({ missing }) => `${missing} more, then this article comes free of charge.`,
      aboveLimit: 'This free article is not given for this value of goods.',
      withoutCoupon: 'This free article comes with its coupon only.',
      tooMany: 'No more free articles belong to one order.',
    },
  },
  coupon: {
    missing: 'Please enter a coupon code.',
    unknown: 'There is no such coupon code. Please check how it is written.',
    onlyOne: ({ code }) => `One coupon counts per order. Please remove the coupon ${code} first.`,
    tooManyTries: 'Those were many wrong codes. Please try again in a quarter of an hour.',
    gives: {
      amount: ({ amount }) => `${amount} off the value of goods`,
      percent: ({ percent }) => `${percent}% off the value of goods`,
      freeShipping: 'Free shipping',
      freeArticle: 'A free article',
    },
    giftOpen: 'This coupon comes with a free article that you have not chosen yet.',
    problems: {
      inactive: 'This coupon is no longer valid.',
      notYet: ({ date }) => `This coupon is valid from ${date} on.`,
      over: 'This coupon has expired.',
      usedUp: 'This coupon has been used up.',
      otherMode: 'This coupon is not for this kind of customer.',
      needsAccount: 'This coupon needs a customer account. Please sign in.',
      usedByAccount: 'You have used this coupon with your account before.',
      belowMinimum: ({ minimum }) => `This coupon needs a value of goods of ${minimum}.`,
    },
  },
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
  ownDevices: {
    /** Markup of toasts, as what follows. */
    kept: (p: { path: string; isForFirm: boolean }) =>
      `Saved in <a href="${p.path}">My devices</a>${p.isForFirm ? ', for everybody in your company' : ''}.`,
    had: (p: { path: string }) => `Already in <a href="${p.path}">My devices</a>.`,
    imported: (p: { added: number; open: number }) =>
      [
        ...(p.added === 0 ? [] : [`${p.added === 1 ? '1 printer is' : `${p.added} printers are`} saved.`]),
        ...(p.open === 0
          ? []
          : [`Please choose the printer of ${p.open === 1 ? '1 line' : `${p.open} lines`}.`]),
      ].join(' '),
    notFound: 'This printer is not in your list (any more).',
    tooMany: (p: { most: number; room: number }) =>
      `No more than ${p.most} printers can be saved; there is ${p.room === 0 ? 'no room for more' : `room for ${p.room} more`}.`,
    tooManyLines: (p: { read: string; most: number }) =>
      `These are ${p.read} lines; ${p.most} at most can be read at once. Nothing was saved.`,
    unknownCostCenters: (p: { numbers: string }) =>
      `Your company does not have these cost centers, or they are not open to you: ${p.numbers}. Nothing was saved.`,
  },
  shoppingList: {
    first: 'My list',
    added: (p) => `<b>${p.article}</b> is on the list <a href="${p.path}">${p.list}</a> with ${p.amount}.`,
    addedToSeveral: (p) => `<b>${p.article}</b> is on <a href="${p.path}">${p.count} lists</a>.`,
    unknownCustomers: (p) => `There are no customers with these numbers: ${p.numbers}.`,
  },
  listExport: {
    fileName: 'shopping-list',
    heads: {
      place: 'No.',
      articleNumber: 'Article number',
      customArticleNumber: 'Your article number',
      displayName: 'Name',
      customArticleInfo: 'Your description',
      brand: 'Maker',
      manufacturerNumber: 'Maker’s number',
      quantity: 'Quantity',
      unit: 'Unit',
      unitNet: 'Unit price net (EUR)',
      unitGross: 'Unit price incl. VAT (EUR)',
      sumNet: 'Sum net (EUR)',
      sumGross: 'Sum incl. VAT (EUR)',
      delivery: 'Delivery',
      gone: 'No longer in the range',
      hint: 'Note',
      costCenter: 'Cost centre',
      offerNumber: 'Offer number',
    },
  },
  documents: { tax: 'VAT', offerIs: (p) => `Offer: ${p.number}` },
  tableExport: {
    shortened: ' … (shortened: a cell holds no more)',
    fileNames: {
      orders: 'orders',
      people: 'people',
      costCenters: 'cost-centers',
      budgets: 'budgets',
      firmAddresses: 'company-addresses',
      personAddresses: 'addresses-of-people',
      period: 'statistics',
      person: 'orders-by-person',
      costCenter: 'orders-by-cost-center',
      articleGroup: 'orders-by-product-group',
    },
    orders: {
      number: 'Order',
      state: 'State',
      placedAt: 'Date',
      buyer: 'Ordered by',
      email: 'Email',
      costCenters: 'Cost centers',
      net: 'Sum net (EUR)',
      gross: 'Sum incl. VAT (EUR)',
      reason: 'Reason for the release',
      deputyAt: 'Deputy from',
      until: 'Denied from',
    },
    budgets: 'Budgets',
    left: 'Left net',
    person: 'Person',
    personEmail: 'Email of the person',
    kind: 'Kind',
    kinds: { company: 'Company', private: 'Private' },
    country: 'Country',
    isDefault: 'Default address',
  },
  quickOrder: {
    withoutNumber: 'There is no number in this line.',
    unknown: (p) => `We find no article for "${p.typed}".`,
    otherNumber: (p) => `"${p.typed}" is another number of this article.`,
    besideWords: (p) => `We have read "${p.typed}" as ${p.read}.`,
    besideCount: (p) =>
      `"${p.typed}" holds digits beside the number. Please choose the article, and check the quantity.`,
    mistyped: (p) => `There is no "${p.typed}"; ${p.read} is probably meant.`,
    several: (p) => `Several articles match "${p.typed}". Please choose.`,
    beginning: (p) => `There is no "${p.typed}", but similar numbers. Please choose.`,
    replaced: (p) => `"${p.typed}" is no longer available. Its place is taken by: ${p.name}.`,
    tooMany: (p) =>
      `These are ${p.read} lines; at most ${p.most} are possible at once. None of them was taken: please split the list.`,
  },
  tooManyItems: (parameters) => `At most ${parameters.maximum} positions at once.`,
  requestNumber: (parameters) => `Reference: ${parameters.requestId}`,
};
