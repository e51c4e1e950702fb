/** Numbers of an article as the catalogue has them. */
interface ArticleNumbers {
  readonly articleNumber: string;
  readonly manufacturerNumber: string;
}

/** The maker's number of an article; null where the maker gave none and the catalogue repeats the shop's own in its place. */
export const makersNumber = ({ articleNumber, manufacturerNumber }: ArticleNumbers): string | null =>
  manufacturerNumber === '' || manufacturerNumber === articleNumber ? null : manufacturerNumber;
