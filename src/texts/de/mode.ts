/** Sentences of the switch between business and private customers (spec 4.2). */
export const mode = {
  switcher: 'Preisansicht',
  b2b: 'Geschäftskunden',
  b2c: 'Privatkunden',
  b2bHint: 'Preise netto, zzgl. MwSt.',
  b2cHint: 'Preise inkl. MwSt.',
  switching: 'Preise werden umgestellt …',
  switchedToB2b: 'Sie sehen jetzt Nettopreise für Geschäftskunden.',
  switchedToB2c: 'Sie sehen jetzt Preise inkl. MwSt. für Privatkunden.',
  switchFailed: 'Die Preisansicht ließ sich nicht umstellen. Bitte versuchen Sie es noch einmal.',
  switchNoAnswer: 'Der Shop antwortet nicht. Die Preisansicht ist unverändert.',
  switchDown: 'Der Shop wird gerade gewartet. Die Preisansicht ist unverändert.',
};
