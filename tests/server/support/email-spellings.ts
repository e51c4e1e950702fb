/** Other ways to write the mail address `einkauf@muster-gmbh.example` (case R6). */
export const spellingsOfTaken = {
  /** That no mailbox has: quoted, with a comment, with what nobody sees, with another character for the dot. */
  impossible: [
    '"einkauf"@muster-gmbh.example',
    'einkauf(x)@muster-gmbh.example',
    'einkauf@muster-gmbh.example@x.example',
    'ein\u200Bkauf@muster-gmbh.example',
    'einkauf@muster-gmbh\uFF0Eexample',
  ],
  /** That are the same address: in capitals, with blanks, with the sign of kelvin, whose small letter is k. */
  same: ['EinKauf@Muster-GmbH.example', ' einkauf@muster-gmbh.example\t', 'ein\u212Aauf@muster-gmbh.example'],
  /** That only look the same, and are mailboxes of somebody else: Cyrillic е and ѕ, a wide e. */
  homoglyphs: [
    '\u0435inkauf@muster-gmbh.example',
    'einkauf@mu\u0455ter-gmbh.example',
    '\uFF45inkauf@muster-gmbh.example',
  ],
} as const;
