/** Sentences of the switch between business and private customers (S4.2). */
export const mode = {
  switcher: 'Preisansicht',
  b2b: 'Geschäftskunden',
  b2c: 'Privatkunden',
  switchFailed: 'Die Preisansicht ließ sich nicht umstellen. Bitte versuchen Sie es noch einmal.',
  switchNoAnswer: 'Der Shop antwortet nicht. Die Preisansicht ist unverändert.',
  switchDown: 'Der Shop wird gerade gewartet. Die Preisansicht ist unverändert.',
};
