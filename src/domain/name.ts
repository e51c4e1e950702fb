const titles = 'prof|dr|dipl|mag|ing|med|dent|vet|rer|nat|phil|jur|inh|fam|fa|st|geb|hc';
/** Abbreviations people glue to what follows, e.g. `Dr.med.` and `St.Pölten`. */
const gluedTitle = new RegExp(`(?<![\\p{L}\\p{N}])(?:${titles})\\.(?=\\p{L})`, 'giu');
const titleFirst = new RegExp(`^(?:${titles})(?!\\p{L})`, 'iu');
const capitalFirst = /^\p{Lu}/u;
/** Initials glued to each other or to the name: `J.R.R. Tolkien`, `H.Müller`. */
const gluedInitial = /(?<![\p{L}\p{N}])(?:\p{Lu}\.(?=\p{Lu})|\p{L}\.(?=\p{L}(?!\p{L})))/gu;

const signs = '\\-\\p{L}\\p{M}\\p{N} .,\'’‘ʼ`´"„“”()&+/‐‑–';
const personSigns = new RegExp(`^[${signs}]*$`, 'u');
const companySigns = new RegExp(`^[${signs}«»‹›—!?:;*#°§%=|~_™®©€$]*$`, 'u');
const lineSigns = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u;

/** Words that say that a dotted word is the name of a firm. */
const legalForm =
  /(?<![\p{L}\p{N}])(?:g?gmbh|mbh|ag|kgaa?|kg|ug|ohg|gbr|partg\p{L}*|eg|se|e\. ?(?:k|v|kfr|kfm)|inc|ltd|llc|llp|plc|[sbn]\. ?[av]|s\. ?à|co|stiftung)(?![\p{L}\p{N}])/iu;

const dottedWord = /[\p{L}\p{N}-]\.[\p{L}\p{N}]/u;
const dottedNumbers = /\d+\.\d+\.\d+\.\d+/;
const addressParts =
  /\/\/|\\|@|(?<!\p{L})www\.|\p{L}:\S|(?<![\p{L}\p{N} )]|[\p{L}\p{N}]\.)\/|\/(?![\p{L}\p{N} (])|\.\p{L}\S*\//iu;

const marksAndUnseen = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

const hasLetter = /\p{L}/u;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

function withTitlesApart(name: string): string {
  return name.replace(gluedTitle, (title, offset: number) => {
    const next = name.slice(offset + title.length);
    return capitalFirst.test(next) || titleFirst.test(next) ? `${title} ` : title;
  });
}

/** As it is looked at for addresses: marks and signs nobody sees keep a host's name together or stand for nothing in it. */
const plainOf = (text: string): string => text.normalize('NFC').replace(marksAndUnseen, '');

/** The words of a name, titles and initials kept apart from what they are glued to. */
const wordsOf = (name: string): string[] =>
  withTitlesApart(plainOf(name)).replace(gluedInitial, '$& ').split(' ');

const isFreeOfAddresses = (name: string): boolean =>
  !addressParts.test(plainOf(name)) && !dottedNumbers.test(plainOf(name));

/**
 * Whether a text can be the first or last name of a person: letters with what stands between them in names, nothing that
 * looks like an address of the internet, nothing that is not seen. Empty counts as a name.
 */
export function isPersonName(name: string): boolean {
  if (name === '') return true;
  if (!personSigns.test(name) || !hasLetter.test(name) || !isFreeOfAddresses(name)) return false;
  return !wordsOf(name).some((word) => dottedWord.test(word));
}

/**
 * Whether a text can be the name of a firm. A firm may be called like its address (`d.velop AG`): one dotted word is
 * taken if the legal form stands beside it and nothing follows it as in a path.
 */
export function isCompanyName(name: string): boolean {
  if (name === '') return true;
  if (!companySigns.test(name) || !hasLetterOrDigit.test(name) || !isFreeOfAddresses(name)) return false;
  const words = wordsOf(name);
  const dotted = words.filter((word) => dottedWord.test(word) && !/^e\.k(?:fr|fm)\.?$/i.test(word));
  if (dotted.length === 0) return true;
  const others = words.filter((word) => !dotted.includes(word)).join(' ');
  const isBare = /^[\p{L}\p{N}-]+\.[\p{L}\p{N}-]+[,)]?$/u.test(dotted.join(' '));
  return isBare && legalForm.test(others);
}

/** Whether a text can be a line of a postal address: everything that is printed, but no address of the internet. */
export function isAddressLine(line: string): boolean {
  if (!lineSigns.test(line) || /^[./\\ ]+$/.test(line)) return false;
  return !/\/\/|\\\\|@|(?<!\p{L})www\.|\p{L}:\/|\.\p{L}{2,}\//iu.test(plainOf(line));
}
