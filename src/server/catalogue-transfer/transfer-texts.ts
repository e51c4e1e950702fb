import { catalogueTransfer as german } from '#texts/de/catalogue-transfer.ts';
import { catalogueTransfer as english } from '#texts/en/catalogue-transfer.ts';
import type { Rejection } from './faults.ts';

/** Languages a transfer can be told of in. */
export const transferLanguages = ['de', 'en'] as const;
export type TransferLanguage = (typeof transferLanguages)[number];
export type TransferTexts = typeof german;

/** Sentences of bringing a catalogue in and giving it out. */
export const transferTexts = (language: TransferLanguage): TransferTexts =>
  language === 'en' ? english : german;

/** What is wrong with a row, and where it stands. */
export const sentenceOf = (
  texts: TransferTexts,
  { file, line, fault, head, value, detail }: Rejection,
): string => texts.at({ file, line, sentence: texts.faults[fault]({ head, value, detail }) });
