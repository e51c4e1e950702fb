import { serverTexts } from '#server/calls/server-texts.ts';
import { textsOf } from '#texts/catalogues.ts';
import { positionWidths as widths } from './pdf-sheet.ts';
import type { SheetColumn } from './pdf-sheet.ts';

/** Columns of the positions of a document. */
export function positionColumns(language: 'de' | 'en'): readonly SheetColumn[] {
  const { parts } = textsOf(language).order;
  return [
    { title: parts.articleNumber, width: widths.number, align: 'left' },
    { title: parts.name, width: widths.name, align: 'left' },
    { title: parts.quantity, width: widths.quantity, align: 'right' },
    { title: parts.unitPrice, width: widths.price, align: 'right' },
    { title: serverTexts(language).documents.tax, width: widths.tax, align: 'right' },
    { title: parts.linePrice, width: widths.line, align: 'right' },
  ];
}

/** What of a position its row says. */
interface PositionWords {
  readonly name: string;
  /** The maker's number; empty where there is none. */
  readonly makersNumber: string;
  readonly note: string;
  /** The note of a gift is what it is, not what its buyer wrote. */
  readonly isGift: boolean;
  readonly costCenter: string;
  readonly offerNumber: string;
}

/** The lines below the name of a position. */
export function positionName(
  { name, makersNumber, note, isGift, costCenter, offerNumber }: PositionWords,
  language: 'de' | 'en',
): string {
  const { parts } = textsOf(language).order;
  return [
    name,
    makersNumber,
    note === '' || isGift ? note : `${parts.note}: ${note}`,
    costCenter === '' ? '' : `${parts.costCenter}: ${costCenter}`,
    offerNumber === '' ? '' : serverTexts(language).documents.offerIs({ number: offerNumber }),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
